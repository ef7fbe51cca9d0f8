StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint left = In[id.x], found = 0;
    for (uint i = 0; i < 16; i++) {
        if (left <= i) {
            found = WaveActiveSum(id.x) + i * 1000;
            break;
        }
    }
    Out[id.x] = found + WaveActiveMax(left);
}
