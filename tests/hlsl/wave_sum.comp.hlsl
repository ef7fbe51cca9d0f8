StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint own = In[id.x];
    Out[id.x * 3] = WaveActiveSum(own);
    Out[id.x * 3 + 1] = WaveActiveMax(own);
    Out[id.x * 3 + 2] = WaveActiveMin(own);
}
