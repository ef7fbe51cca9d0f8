// cl: CL2.0
// run: half_operations 16 4 half[16] half[16] half[16] int[16]
// run: half_vector_operations 4 4 half[16] half[16]
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void half_operations(global const half *a, global const half *b, global half *out, global int *flags)
{
    size_t i = get_global_id(0);
    half x = a[i], y = b[i];
    half r = fma(x, y, (half)0.5h);
    r += fabs(x) - fmax(x, y);
    r = x < y ? r / (y * y + 1.0h) : -r;
    out[i] = r;
    flags[i] = (x > y) | isnan(r) << 1 | (isless(x, y) << 2) | (convert_int_sat(x * 100.0h) << 4);
}

kernel void half_vector_operations(global half4 *a, global const half4 *b)
{
    size_t i = get_global_id(0);
    half4 x = a[i];
    x = clamp(x * b[i], (half4)(-2.0h), (half4)(2.0h));
    x = select(x, -x, x.wzyx > b[i]);
    a[i] = x + (half)dot(x, b[i]);
}
