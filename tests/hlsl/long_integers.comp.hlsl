StructuredBuffer<uint64_t> In : register(t0);
RWStructuredBuffer<uint64_t> Out : register(u1);
uint64_t power(uint64_t base, uint64_t e, uint64_t m) {
    uint64_t r = 1;
    base %= m;
    while (e != 0) { if (e & 1) r = r * base % m; base = base * base % m; e >>= 1; }
    return r;
}
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint64_t x = In[id.x];
    int64_t s = (int64_t)x;
    Out[id.x * 4] = power(x, 65537, 1000003);
    Out[id.x * 4 + 1] = (uint64_t)(s / 3);
    Out[id.x * 4 + 2] = (x << 13) ^ (x >> 7);
    Out[id.x * 4 + 3] = (uint64_t)max(s, (int64_t)-5) + (uint64_t)min(x, (uint64_t)9);
}
