StructuredBuffer<uint> In[4] : register(t0);
RWStructuredBuffer<uint> Out[2] : register(u4);
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint sum = 0;
    for (uint i = 0; i < 4; i++) sum += In[i][id.x];
    sum += In[NonUniformResourceIndex(id.x & 3)][0];
    Out[id.x & 1][id.x] = sum;
}
