StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint x = In[id.x];
    Out[id.x] = dot4add_u8packed(x, 0x01020304u, 5u) + uint(dot4add_i8packed(x, 0xFF01FF01u, -9)) + dot(uint4(x, 1u, 2u, 3u), uint4(4u, x, 6u, 7u));
}
