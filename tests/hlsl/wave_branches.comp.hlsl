StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
[numthreads(32,1,1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint v = In[id.x];
  uint r = 0;
  for (uint i = 0; i < 4; i++) {
    if (v & (1u << i)) { r += WaveActiveSum(v); }
    else { r += WaveActiveMax(v) * 2; if (WaveIsFirstLane()) r += 5; }
  }
  if (v > 5) { while (WaveActiveAnyTrue(r < 50)) { r += 13 + WaveGetLaneIndex(); } }
  Out[id.x] = r + WaveReadLaneAt(v, id.x ^ 1);
}
