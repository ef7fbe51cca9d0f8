StructuredBuffer<uint4> In : register(t0);
RWStructuredBuffer<uint4> Out : register(u1);
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint4 x = In[id.x];
    uint4 r = countbits(x) + firstbithigh(x) * 64 + firstbitlow(x) * 4096;
    r ^= reversebits(x);
    r.w += (uint)firstbithigh((int)x.x);
    uint2 wide = AddUint64(x.xy, x.zw);
    Out[id.x] = r + uint4(wide, x.x & x.y, x.z & ~x.w);
}
