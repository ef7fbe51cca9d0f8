// run: xorshift 32 8 uint[32] uint[32] uint=5
// run: congruential 16 4 ulong[16] uint[16]
// run: permuted 16 4 ulong[16] uint[64]
// run: philox 16 8 uint[64] uint2=123456789,362436069
// run: uniform_floats 16 8 uint[16] float[16]
static uint xorshift32(uint state)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

kernel void xorshift(global const uint *seeds, global uint *out, uint rounds)
{
    size_t i = get_global_id(0);
    uint state = seeds[i] | 1;
    for (uint r = 0; r < rounds; ++r)
        state = xorshift32(state);
    out[i] = state;
}

kernel void congruential(global ulong *states, global uint *out)
{
    size_t i = get_global_id(0);
    ulong state = states[i] * 6364136223846793005UL + 1442695040888963407UL;
    states[i] = state;
    out[i] = (uint)(state >> 32);
}

kernel void permuted(global ulong *states, global uint *out)
{
    size_t i = get_global_id(0);
    ulong state = states[i];
    #pragma unroll 2
    for (int k = 0; k < 4; ++k) {
        ulong old = state;
        state = old * 6364136223846793005UL + (i << 1 | 1);
        uint mixed = (uint)(((old >> 18) ^ old) >> 27);
        out[i * 4 + k] = rotate(mixed, (uint)(-(int)(old >> 59)));
    }
    states[i] = state;
}

kernel void philox(global uint4 *out, uint2 key)
{
    uint i = get_global_id(0);
    uint4 counter = (uint4)(i, i * 3, 7, 0x80000000u);
    for (int round = 0; round < 10; ++round) {
        uint high0 = mul_hi(0xD2511F53u, counter.x), low0 = 0xD2511F53u * counter.x;
        uint high1 = mul_hi(0xCD9E8D57u, counter.z), low1 = 0xCD9E8D57u * counter.z;
        counter = (uint4)(high1 ^ counter.y ^ key.x, low1, high0 ^ counter.w ^ key.y, low0);
        key += (uint2)(0x9E3779B9u, 0xBB67AE85u);
    }
    out[i] = counter;
}

kernel void uniform_floats(global const uint *seeds, global float *out)
{
    size_t i = get_global_id(0);
    uint bits = xorshift32(seeds[i] ^ 0x5bd1e995u);
    out[i] = as_float((bits >> 9) | 0x3f800000u) - 1.0f;
}
