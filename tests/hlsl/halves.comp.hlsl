StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<float> Out : register(u1);
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float x = f16tof32(In[id.x]);
    Out[id.x] = isnan(x) ? -1.0f : isinf(x) ? -2.0f : x;
}
