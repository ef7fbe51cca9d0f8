StructuredBuffer<float> In : register(t0);
RWStructuredBuffer<float> Out : register(u1);
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float x = In[id.x];
    float y = sin(x) + cos(x) * sqrt(abs(x)) + exp2(x) + log2(abs(x) + 1.0f);
    y += floor(x) + frac(x) + saturate(x) + degrees(x) - radians(x) + rsqrt(abs(x) + 1.0f);
    y += step(0.5f, x) + lerp(1.0f, 3.0f, x) + min(x, 0.25f) + max(x, 0.75f) + pow(abs(x) + 1.0f, 1.5f);
    Out[id.x] = y + float(sign(x));
}
