StructuredBuffer<float> In : register(t0);
RWStructuredBuffer<float> Out : register(u1);
[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float own = In[id.x];
    float sum = WaveActiveSum(own);
    if (own > 0.0f)
        sum += WaveActiveMax(own);
    else
        sum -= WaveActiveMin(own);
    Out[id.x] = sum;
}
