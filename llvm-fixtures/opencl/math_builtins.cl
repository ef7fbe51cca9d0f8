// run: one_argument 16 4 float[16] float[896]
// run: two_arguments 16 4 float[16] float[16] float[256]
// run: three_arguments 16 4 float[16] float[16] float[16] float[64]
// run: integer_results 16 4 special_float[16] int[64]
kernel void one_argument(global const float *in, global float *out)
{
    size_t i = get_global_id(0);
    global float *o = out + i * 56;
    float x = in[i], p = fabs(x) + 0.01f, u = x / 4.5f;
    *o++ = acos(u);
    *o++ = acosh(p + 1.0f);
    *o++ = acospi(u);
    *o++ = asin(u);
    *o++ = asinh(x);
    *o++ = asinpi(u);
    *o++ = atan(x);
    *o++ = atanh(u);
    *o++ = atanpi(x);
    *o++ = cbrt(x);
    *o++ = ceil(x);
    *o++ = cos(x);
    *o++ = cosh(x);
    *o++ = cospi(x);
    *o++ = erf(x);
    *o++ = erfc(x);
    *o++ = exp(x);
    *o++ = exp2(x);
    *o++ = exp10(x);
    *o++ = expm1(x);
    *o++ = fabs(x);
    *o++ = floor(x);
    *o++ = lgamma(p);
    *o++ = log(p);
    *o++ = log2(p);
    *o++ = log10(p);
    *o++ = log1p(p);
    *o++ = logb(p);
    *o++ = rint(x);
    *o++ = round(x);
    *o++ = rsqrt(p);
    *o++ = sin(x);
    *o++ = sinh(x);
    *o++ = sinpi(x);
    *o++ = sqrt(p);
    *o++ = tan(x);
    *o++ = tanh(x);
    *o++ = tanpi(u);
    *o++ = tgamma(p);
    *o++ = trunc(x);
    *o++ = half_cos(x);
    *o++ = half_exp(x);
    *o++ = half_log(p);
    *o++ = half_rsqrt(p);
    *o++ = half_recip(p);
    *o++ = native_cos(x);
    *o++ = native_exp2(x);
    *o++ = native_log(p);
    *o++ = native_recip(p);
    *o++ = native_rsqrt(p);
    *o++ = native_sin(x);
    *o++ = native_sqrt(p);
    *o++ = native_tan(x);
    *o++ = nan(as_uint(x));
}

kernel void two_arguments(global const float *a, global const float *b, global float *out)
{
    size_t i = get_global_id(0);
    global float *o = out + i * 16;
    float x = a[i], y = b[i];
    *o++ = atan2(x, y);
    *o++ = atan2pi(x, y);
    *o++ = copysign(x, y);
    *o++ = fdim(x, y);
    *o++ = fmax(x, y);
    *o++ = fmin(x, y);
    *o++ = fmod(x, y);
    *o++ = hypot(x, y);
    *o++ = maxmag(x, y);
    *o++ = minmag(x, y);
    *o++ = nextafter(x, y);
    *o++ = pow(fabs(x), y);
    *o++ = powr(fabs(x), y);
    *o++ = remainder(x, y);
    *o++ = native_divide(x, y) + half_divide(x, y);
    *o++ = native_powr(fabs(x), y) + half_powr(fabs(x), y);
}

kernel void three_arguments(global const float *a, global const float *b, global const float *c, global float *out)
{
    size_t i = get_global_id(0);
    out[i * 4] = fma(a[i], b[i], c[i]);
    out[i * 4 + 1] = mad(a[i], b[i], c[i]);
    out[i * 4 + 2] = pown(a[i], (int)b[i]) + rootn(fabs(c[i]), 3);
    out[i * 4 + 3] = ldexp(a[i], (int)c[i]);
}

kernel void integer_results(global const float *in, global int *out)
{
    size_t i = get_global_id(0);
    out[i * 4] = ilogb(fabs(in[i]) + 0.5f);
    out[i * 4 + 1] = as_int(trunc(in[i]));
    out[i * 4 + 2] = as_int(logb(in[i]));
    out[i * 4 + 3] = as_int(copysign(1.0f, in[i]));
}
