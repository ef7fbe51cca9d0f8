// run: operators 16 4 special_float[16] special_float[16] float[128]
// run: double_operators 16 4 special_double[16] special_double[16] double[128]
// run: comparisons 16 4 special_float[16] special_float[16] int[16]
// run: mixed_widths 16 4 float[16] double[16] double[16]
kernel void operators(global const float *a, global const float *b, global float *out)
{
    size_t i = get_global_id(0);
    float x = a[i], y = b[i];
    global float *o = out + i * 8;
    *o++ = x + y;
    *o++ = x - y;
    *o++ = x * y;
    *o++ = x / y;
    *o++ = -x;
    *o++ = x > y ? x : y;
    *o++ = x == 0.0f ? 1.0f / 3.0f : 1e-30f;
    *o++ = x + INFINITY;
}

kernel void double_operators(global const double *a, global const double *b, global double *out)
{
    size_t i = get_global_id(0);
    double x = a[i], y = b[i];
    global double *o = out + i * 8;
    *o++ = x + y;
    *o++ = x - y;
    *o++ = x * y;
    *o++ = x / y;
    *o++ = -x;
    *o++ = fmod(y, 3.0) + M_PI;
    *o++ = x < 1e300 ? x * 1e-300 : DBL_MAX;
    *o++ = !(x <= y);
}

kernel void comparisons(global const float *a, global const float *b, global int *out)
{
    size_t i = get_global_id(0);
    float x = a[i], y = b[i];
    out[i] = (x == y) | (x != y) << 1 | (x < y) << 2 | (x <= y) << 3 | (x > y) << 4 | (x >= y) << 5
        | !(x < y) << 6 | (x && y) << 7 | (x || y) << 8 | !x << 9;
}

kernel void mixed_widths(global const float *f, global const double *d, global double *out)
{
    size_t i = get_global_id(0);
    out[i] = f[i] * d[i] + (float)d[i] + (double)(int)f[i] + (uint)fabs(f[i]) + (long)d[i];
}
