StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
uint find(uint v) {
    uint lo = 0, hi = 32;
    while (lo < hi) {
        uint mid = (lo + hi) / 2;
        if (In[mid] == v) return mid;
        if (In[mid] < v) lo = mid + 1; else hi = mid;
    }
    return 0xFFFFFFFFu;
}
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint found = 0;
    for (uint i = 0; i < 8; ++i) {
        for (uint j = 0; ; ++j) {
            if (j > i) break;
            if (((i ^ j) & 5) == 5) continue;
            uint at = find(i * 8 + j + id.x);
            if (at == 0xFFFFFFFFu) { found += 1000; break; }
            found += at;
        }
        if (found > 5000) { Out[id.x] = found | 0x80000000u; return; }
    }
    Out[id.x] = found;
}
