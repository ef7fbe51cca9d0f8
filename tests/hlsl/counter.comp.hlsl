StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Kept : register(u1);
[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint own = In[id.x];
    if (own % 3 == 0)
        Kept[Kept.IncrementCounter()] = own;
}
