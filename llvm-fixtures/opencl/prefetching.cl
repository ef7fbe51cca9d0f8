// run: prefetched 16 4 int[16] int[16]
kernel void prefetched(global const int *in, global int *out)
{
    size_t i = get_global_id(0);
    prefetch(in + (i & ~3), 4);
    out[i] = in[i] * 3;
}
