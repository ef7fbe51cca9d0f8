// run: private_results 16 4 float[16] float[192]
// run: global_results 16 4 float[16] float[16] float[16] int[16]
// run: local_results 8 8 float[8] float[24]
// run: vector_results 4 4 float[16] float[16] int[16] float[16]
// run: double_results 8 8 double[8] double[48]
kernel void private_results(global const float *in, global float *out)
{
    size_t i = get_global_id(0);
    global float *o = out + i * 12;
    float x = in[i], whole, cosine, floored;
    int exponent, sign, quotient;
    *o++ = fract(x, &floored);
    *o++ = floored;
    *o++ = frexp(x, &exponent);
    *o++ = exponent;
    *o++ = modf(x, &whole);
    *o++ = whole;
    *o++ = sincos(x, &cosine);
    *o++ = cosine;
    *o++ = lgamma_r(x + 5.0f, &sign);
    *o++ = sign;
    *o++ = remquo(x, 0.75f, &quotient);
    *o++ = quotient & 7;
}

kernel void global_results(global const float *in, global float *a, global float *b, global int *c)
{
    size_t i = get_global_id(0);
    a[i] = sincos(in[i], b + i) + frexp(in[i], &c[i]);
    b[i] += modf(in[i], &a[i]);
}

kernel void local_results(global const float *in, global float *out)
{
    local float parts[8];
    local int whole[8];
    size_t i = get_local_id(0);
    out[i * 3] = fract(in[i], &parts[i]);
    out[i * 3 + 1] = parts[i];
    out[i * 3 + 2] = remquo(in[i], 1.5f, &whole[i]) + (float)(whole[i] & 7);
}

kernel void vector_results(global const float4 *in, global float4 *a, global int4 *b, global float4 *c)
{
    size_t i = get_global_id(0);
    float4 whole;
    a[i] = modf(in[i], &whole) + whole * 2.0f;
    c[i] = frexp(in[i], b + i);
    c[i] += sincos(in[i], a + i);
    b[i] += ilogb(in[i] * in[i] + 1.0f);
}

kernel void double_results(global const double *in, global double *out)
{
    size_t i = get_global_id(0);
    double whole, cosine;
    int exponent;
    out[i * 6] = modf(in[i], &whole);
    out[i * 6 + 1] = whole;
    out[i * 6 + 2] = frexp(in[i], &exponent) + exponent;
    out[i * 6 + 3] = sincos(in[i], &cosine);
    out[i * 6 + 4] = cosine;
    out[i * 6 + 5] = ldexp(in[i], exponent) + pown(in[i], 3) + fma(in[i], 2.0, 1.0);
}
