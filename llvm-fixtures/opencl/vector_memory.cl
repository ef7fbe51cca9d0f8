// run: load_store_int 4 4 int[64] int[128]
// run: load_store_char 4 2 char[64] char[128]
// run: load_store_float 4 4 float[64] float[128] local[256]
// run: load_store_types 2 2 uchar[64] short[64] ulong[16] double[16]
kernel void load_store_int(global const int *in, global int *out)
{
    size_t i = get_global_id(0);
    vstore2(vload2(i, in), i, out);
    vstore3(vload3(i, in + 1) + 3, i, out + 8);
    vstore4(vload4(i, in), i, out + 20);
    vstore8(vload8(i, in).s76543210, i, out + 36);
    vstore16(vload16(i, in) * 2, i, out + 64);
}

kernel void load_store_char(global const char *in, global char *out)
{
    size_t i = get_global_id(0);
    vstore2(vload2(i, in), i, out + 1);
    vstore3(vload3(i, in).zyx, i, out + 9);
    vstore4(-vload4(i, in), i, out + 21);
    vstore8(vload8(i, in), i, out + 37);
    vstore16(vload16(i, in), i, out + 64);
}

kernel void load_store_float(constant float *in, global float *out, local float *cache)
{
    size_t i = get_global_id(0);
    float values[16];
    vstore16(vload16(i, in), 0, values);
    vstore4(vload4(1, values), i, cache);
    vstore3(vload3(i, cache), i, out);
    vstore2(vload2(3, values), i, out + 16);
    vstore8(vload8(1, values), i, out + 32);
}

kernel void load_store_types(global uchar *a, global short *b, global ulong *c, global double *d)
{
    size_t i = get_global_id(0);
    vstore4(vload4(i, a) ^ (uchar4)(1, 2, 3, 4), i + 2, a);
    vstore8(vload8(i, b) >> (short)1, i + 2, b);
    vstore2(vload2(i, c) / 3UL, i + 2, c);
    vstore3(vload3(i, d) * 0.5, i + 2, d);
}
