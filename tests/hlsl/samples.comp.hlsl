struct Sample { uint count; uint values[5]; };
StructuredBuffer<Sample> In : register(t0);
RWStructuredBuffer<Sample> Out : register(u1);
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Sample own = In[id.x];
    for (uint i = 0; i < own.count; i++)
        own.values[(i * 2) % 5] += own.values[i] + i;
    own.count = own.values[own.count % 5];
    Out[id.x] = own;
}
