// run: csr_product 8 4 uint[9]<3 uint[32]<8 float[32] float[8] float[8]
// run: black_scholes 16 8 float[16] float[16] float[32]
#pragma OPENCL FP_CONTRACT OFF
kernel void csr_product(global const uint *lengths, global const uint *columns, global const float *values, global const float *x, global float *y)
{
    size_t row = get_global_id(0);
    uint start = 0;
    for (size_t r = 0; r < row; ++r)
        start += lengths[r];
    float sum = 0.0f;
    for (uint k = start; k < start + lengths[row]; ++k)
        sum = mad(values[k], x[columns[k]], sum);
    y[row] = sum;
}

static float normal_cdf(float x)
{
    const float a[5] = {0.319381530f, -0.356563782f, 1.781477937f, -1.821255978f, 1.330274429f};
    float t = 1.0f / (1.0f + 0.2316419f * fabs(x)), poly = 0.0f;
    for (int k = 4; k >= 0; --k)
        poly = (poly + a[k]) * t;
    float tail = exp(-0.5f * x * x) * 0.39894228f * poly;
    return x < 0.0f ? tail : 1.0f - tail;
}

kernel void black_scholes(global const float *spot, global const float *strike, global float *prices)
{
    size_t i = get_global_id(0);
    float s = fabs(spot[i]) + 1.0f, k = fabs(strike[i]) + 1.0f, r = 0.02f, v = 0.3f, t = 0.5f;
    float d1 = (log(s / k) + (r + 0.5f * v * v) * t) / (v * sqrt(t)), d2 = d1 - v * sqrt(t);
    float discounted = k * exp(-r * t);
    prices[2 * i] = s * normal_cdf(d1) - discounted * normal_cdf(d2);
    prices[2 * i + 1] = discounted * normal_cdf(-d2) - s * normal_cdf(-d1);
}
