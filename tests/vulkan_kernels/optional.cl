__attribute__((noinline)) static uint total(const private uint *list, uint count, private uint *last) {
  uint sum = 0;
  for (uint i = 0; i < count; i++)
    sum += list[i];
  if (last != 0)
    *last = list[count - 1];
  return sum;
}

kernel void optional(global uint *data) {
  uint i = get_global_id(0), list[4], last = 1;
  for (uint k = 0; k < 4; k++)
    list[k] = data[(i + k) % 8];
  barrier(CLK_GLOBAL_MEM_FENCE);
  uint three = total(list, 3, 0), four = total(list, 4, i % 2 ? &last : 0);
  data[8 + i] = three + 100 * four + 10000 * last;
}
