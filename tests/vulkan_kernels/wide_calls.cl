__attribute__((noinline)) static ushort16 turned(ushort16 a, ushort8 more) {
  return (ushort16)(a.s89abcdef, a.lo + more);
}

typedef struct {
  int8 low, high;
} pair;

__attribute__((noinline)) static pair apart(int8 a) {
  pair both = {a & 15, a >> 4};
  return both;
}

kernel void wide_calls(global ushort16 *data, global int8 *out) {
  uint i = get_global_id(0);
  ushort16 all = turned(data[i], data[i].hi);
  data[i] = all;
  pair both = apart(convert_int8(all.lo));
  out[i] = both.low * 3 + both.high;
}
