StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
groupshared uint tile[64];
[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint place : SV_GroupIndex) {
    tile[place] = In[id.x];
    GroupMemoryBarrierWithGroupSync();
    Out[id.x] = tile[63 - place];
}
