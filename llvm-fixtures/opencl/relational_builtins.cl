// run: scalar_tests 32 8 special_float[32] special_float[32] int[64]
// run: double_tests 32 8 special_double[32] int[32]
// run: vector_tests 8 8 special_float[32] special_float[32] int[32] int[8]
// run: selections 8 4 int[32] int[32] uint[32] float[32] uchar[16]
kernel void scalar_tests(global const float *a, global const float *b, global int *out)
{
    size_t i = get_global_id(0);
    float x = a[i], y = b[i];
    out[2 * i] = isequal(x, y) | isnotequal(x, y) << 1 | isgreater(x, y) << 2 | isgreaterequal(x, y) << 3
        | isless(x, y) << 4 | islessequal(x, y) << 5 | islessgreater(x, y) << 6 | isordered(x, y) << 7
        | isunordered(x, y) << 8;
    out[2 * i + 1] = isfinite(x) | isinf(x) << 1 | isnan(x) << 2 | isnormal(x) << 3 | signbit(x) << 4;
}

kernel void double_tests(global const double *a, global int *out)
{
    size_t i = get_global_id(0);
    double x = a[i], y = a[31 - i];
    out[i] = isfinite(x) | isinf(x) << 1 | isnan(x) << 2 | isnormal(x) << 3 | signbit(x) << 4
        | isless(x, y) << 5 | isunordered(x, y) << 6 | (x != y) << 7 | (x >= y) << 8;
}

kernel void vector_tests(global const float4 *a, global const float4 *b, global int4 *out, global int *summary)
{
    size_t i = get_global_id(0);
    float4 x = a[i], y = b[i];
    int4 less = isless(x, y), odd = isnan(x) | isinf(y);
    out[i] = (less & 1) | (odd & 2) | (isequal(x, x) & 4) | ((x > y) & 8) | (signbit(y) & 16)
        | (isfinite(x) & 32) | (islessgreater(x, y) & 64) | (isunordered(x, y) & 128) | (isnormal(x) & 256);
    summary[i] = any(less) | all(less) << 1 | any(odd) << 2 | all(isordered(x, y)) << 3;
}

kernel void selections(global int4 *a, global const int4 *b, global const uint4 *mask, global float4 *f, global uchar2 *c)
{
    size_t i = get_global_id(0);
    int4 x = a[i];
    a[i] = select(x, b[i], mask[i]) ^ select(x, b[i], x > b[i]) ^ bitselect(x, b[i], as_int4(mask[i]));
    f[i] = select(f[i], -f[i], as_int4(mask[i])) + bitselect(f[i], f[i].wzyx, as_float4(mask[i] & 0xffff));
    c[i] = select(c[i], c[i].yx, (uchar2)(0x80, 0x7f));
    f[i].x = select(f[i].x, f[i].y, x.x > 0) + select(1.0f, 2.0f, any(x > 0));
}
