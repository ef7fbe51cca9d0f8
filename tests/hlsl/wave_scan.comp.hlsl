StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint lane = WaveGetLaneIndex();
    uint value = In[id.x];
    uint sum = value;
    for (uint step_size = 1; step_size < 32; step_size *= 2) {
        uint other = WaveReadLaneAt(sum, lane >= step_size ? lane - step_size : lane);
        if (lane >= step_size) sum += other;
    }
    uint total = WaveActiveSum(value);
    uint4 ballot = WaveActiveBallot((value & 1) != 0);
    uint rank = countbits(ballot.x & ((1u << lane) - 1));
    if (WaveIsFirstLane()) Out[96] = total;
    Out[id.x] = sum;
    Out[32 + id.x] = rank;
    Out[64 + id.x] = WaveActiveAllTrue(value < 1000) ? WaveActiveMax(value) : WaveActiveMin(value);
}
