StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    bool odd = (In[id.x] & 1) != 0;
    uint votes = WaveActiveCountBits(odd);
    if (WaveActiveAnyTrue(odd))
        votes += 100;
    if (WaveActiveAllTrue(odd))
        votes += 1000;
    Out[id.x] = votes + WaveActiveBallot(odd).x % 97 + WaveReadLaneAt(In[id.x], 3);
}
