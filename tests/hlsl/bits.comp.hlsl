StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint x = In[id.x];
    uint y = countbits(x) + reversebits(x) + (firstbithigh(x) << 8) + (firstbitlow(x) << 16);
    y ^= firstbithigh(int(x)) + (x << 3 | x >> 29);
    Out[id.x] = y + clamp(x, 10u, 1000u);
}
