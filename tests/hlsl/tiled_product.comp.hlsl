StructuredBuffer<float> A : register(t0);
RWStructuredBuffer<float> C : register(u1);
StructuredBuffer<float> B : register(t2);
groupshared float left[4][4];
groupshared float right[4][4];
[numthreads(4, 4, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 own : SV_GroupThreadID) {
    float sum = 0.0f;
    for (uint tile = 0; tile < 2; tile++) {
        left[own.y][own.x] = A[id.y * 8 + tile * 4 + own.x];
        right[own.y][own.x] = B[(tile * 4 + own.y) * 8 + id.x];
        GroupMemoryBarrierWithGroupSync();
        for (uint k = 0; k < 4; k++)
            sum += left[own.y][k] * right[k][own.x];
        GroupMemoryBarrierWithGroupSync();
    }
    C[id.y * 8 + id.x] = sum;
}
