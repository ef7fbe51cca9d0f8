// Numbers of bits and signs of integers of 64 bits.
StructuredBuffer<uint2> numbers : register(t0);
RWStructuredBuffer<int> found : register(u1);
ALIAS(__builtin_hlsl_elementwise_firstbithigh) uint firstbithigh(int64_t);
ALIAS(__builtin_hlsl_elementwise_firstbithigh) uint firstbithigh(uint64_t);
ALIAS(__builtin_hlsl_elementwise_firstbitlow) uint firstbitlow(uint64_t);
ALIAS(__builtin_elementwise_bitreverse) uint64_t reversebits(uint64_t);
ALIAS(__builtin_hlsl_elementwise_sign) int sign(int64_t);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint2 halves = numbers[id.x];
    uint64_t x = (uint64_t)halves.x | (uint64_t)halves.y << 32;
    found[id.x * 5] = firstbitlow(x);
    found[id.x * 5 + 1] = firstbithigh(x);
    found[id.x * 5 + 2] = firstbithigh((int64_t)x);
    found[id.x * 5 + 3] = sign((int64_t)x);
    found[id.x * 5 + 4] = (int)(reversebits(x) >> 7);
}
