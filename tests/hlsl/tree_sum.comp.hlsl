StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
groupshared uint sums[64];
[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint place : SV_GroupIndex, uint3 group : SV_GroupID) {
    sums[place] = In[id.x];
    GroupMemoryBarrierWithGroupSync();
    for (uint step = 32; step > 0; step >>= 1) {
        if (place < step)
            sums[place] += sums[place + step];
        GroupMemoryBarrierWithGroupSync();
    }
    if (place == 0)
        Out[group.x] = sums[0];
}
