cbuffer Params : register(b0) { uint2 size; float weights[4]; float scale; };
StructuredBuffer<float4> In : register(t1);
RWStructuredBuffer<float4> Out : register(u2);
groupshared float4 row[24];
[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 own : SV_GroupThreadID) {
    uint last = size.x - 1;
    row[own.x + 4] = In[id.y * size.x + min(id.x, last)];
    if (own.x < 4) {
        row[own.x] = In[id.y * size.x + (id.x < 4 ? 0 : id.x - 4)];
        row[own.x + 20] = In[id.y * size.x + min(id.x + 16, last)];
    }
    GroupMemoryBarrierWithGroupSync();
    float4 sum = row[own.x + 4] * weights[0];
    for (uint k = 1; k < 4; k++)
        sum += (row[own.x + 4 - k] + row[own.x + 4 + k]) * weights[k];
    if (all(id.xy < size))
        Out[id.y * size.x + id.x] = sum * scale;
}
