StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Many[4] : register(u1);
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID) {
    Many[group.x & 3][id.x] = In[id.x] + 1;
    Many[2][id.x + 16] = 7;
}
