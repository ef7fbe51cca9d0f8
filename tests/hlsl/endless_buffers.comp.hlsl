StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Many[] : register(u1);
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { Many[NonUniformResourceIndex(In[id.x])][id.x] = id.x; }
