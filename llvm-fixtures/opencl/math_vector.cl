// run: vector4 4 4 float[16] float[16] float[16]
// run: vector_double 4 4 double[8] double[8]
// run: vector_wide 1 1 float[16] float[16]
// run: vector3 4 4 float[12] float[12]
kernel void vector4(global const float4 *a, global const float4 *b, global float4 *out)
{
    size_t i = get_global_id(0);
    float4 x = a[i], y = b[i];
    float4 r = sin(x) + cos(y) * exp(x) - log(fabs(y) + 1.0f);
    r = fma(r, x, y) + mad(x, y, r) + pow(fabs(x), y);
    r += fmax(x, 0.5f) + fmin(y, x) + ldexp(x, 2) + ldexp(y, (int4)(1, 2, 3, 4));
    r += pown(x, (int4)(2)) + rootn(fabs(y), (int4)(3)) + native_sqrt(fabs(x)) + floor(x) + rint(y);
    out[i] = r + nan((uint4)(1, 2, 3, 4));
    out[i] = r;
}

kernel void vector_double(global const double2 *a, global double2 *out)
{
    size_t i = get_global_id(0);
    out[i] = sqrt(fabs(a[i])) + exp2(a[i]) + hypot(a[i], out[i]) + fmod(a[i], 1.25) + trunc(a[i]) + cbrt(a[i]);
}

kernel void vector_wide(global const float16 *a, global float16 *out)
{
    out[0] = exp(a[0]) + atan2(a[0], a[0].sfedcba9876543210) + copysign(a[0], out[0]);
    out[0].lo = tanh(a[0].hi) + round(a[0].lo);
}

kernel void vector3(global const float *a, global float *out)
{
    size_t i = get_global_id(0);
    float3 x = vload3(i, a);
    vstore3(atan2(x, x.zxy) + fdim(x, x.yzx) + remainder(x, (float3)(1.5f)), i, out);
}
