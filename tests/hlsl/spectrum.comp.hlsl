StructuredBuffer<float2> In : register(t0);
RWStructuredBuffer<float2> Out : register(u1);
groupshared float2 data[16];
float2 product(float2 a, float2 b) { return float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
[numthreads(8, 1, 1)]
void main(uint own : SV_GroupIndex) {
    [unroll] for (uint k = 0; k < 2; k++) {
        uint at = own + k * 8;
        data[reversebits(at) >> 28] = In[at];
    }
    for (uint half_size = 1; half_size < 16; half_size *= 2) {
        GroupMemoryBarrierWithGroupSync();
        uint j = own % half_size;
        uint at = (own / half_size) * half_size * 2 + j;
        float angle = -3.14159265f * (float)j / (float)half_size;
        float2 a = data[at], b = product(data[at + half_size], float2(cos(angle), sin(angle)));
        data[at] = a + b;
        data[at + half_size] = a - b;
    }
    GroupMemoryBarrierWithGroupSync();
    Out[own] = data[own];
    Out[own + 8] = data[own + 8];
}
