// options: -triple spir-unknown-unknown
// The 32-bit target: size_t, pointers and their differences have 32 bits.
kernel void sizes(global const int *in, global uint *out, constant uchar *table)
{
    size_t i = get_global_id(0);
    global const int *p = in + i;
    vstore4((uint4)(sizeof(p), sizeof(i), (uint)(p - in), (uint)(size_t)p & 3u), i, out);
    out[4 * i] += table[i];
    atomic_add(&out[1], vload2(0, in).y);
}
