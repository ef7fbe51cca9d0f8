StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
groupshared uint sums[2][32];
[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 own : SV_GroupThreadID) {
    uint from = 0;
    sums[0][own.x] = In[id.x];
    GroupMemoryBarrierWithGroupSync();
    for (uint distance = 1; distance < 32; distance *= 2) {
        uint sum = sums[from][own.x];
        if (own.x >= distance)
            sum += sums[from][own.x - distance];
        from = 1 - from;
        sums[from][own.x] = sum;
        GroupMemoryBarrierWithGroupSync();
    }
    Out[id.x] = sums[from][own.x];
}
