RWStructuredBuffer<uint> In : register(u0);
RWStructuredBuffer<uint> Out : register(u1);
static uint calls = 3;
static uint last[2] = {7, 9};
groupshared uint shared_sum[4];
uint step(uint x) {
    calls += x;
    last[x & 1] += calls;
    return last[0] * 100 + last[1];
}
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 own : SV_GroupThreadID) {
    uint first = step(In[id.x]);
    shared_sum[own.x] = calls;
    GroupMemoryBarrierWithGroupSync();
    uint second = step(shared_sum[(own.x + 1) & 3]);
    Out[id.x] = first + second * 10000;
}
