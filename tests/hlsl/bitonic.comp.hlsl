RWStructuredBuffer<uint> Data : register(u0);
groupshared uint keys[64];
[numthreads(32, 1, 1)]
void main(uint own : SV_GroupIndex, uint3 group : SV_GroupID) {
    keys[own] = Data[group.x * 64 + own];
    keys[own + 32] = Data[group.x * 64 + own + 32];
    for (uint size = 2; size <= 64; size <<= 1) {
        for (uint stride = size / 2; stride > 0; stride >>= 1) {
            GroupMemoryBarrierWithGroupSync();
            uint at = 2 * own - (own & (stride - 1));
            bool up = (at & size) == 0;
            uint a = keys[at], b = keys[at + stride];
            if ((a > b) == up) {
                keys[at] = b;
                keys[at + stride] = a;
            }
        }
    }
    GroupMemoryBarrierWithGroupSync();
    Data[group.x * 64 + own] = keys[own];
    Data[group.x * 64 + own + 32] = keys[own + 32];
}
