// run: bitonic_sort 32 32 uint[32]
// run: odd_even_sort 16 16 int[16] int[16]
// run: rank_sort 32 8 float[32] float[32] uint=32
kernel void bitonic_sort(global uint *data)
{
    local uint keys[32];
    uint lane = get_local_id(0), n = get_local_size(0);
    keys[lane] = data[lane];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 2; k <= n; k <<= 1) {
        for (uint j = k >> 1; j > 0; j >>= 1) {
            uint other = lane ^ j;
            if (other > lane) {
                bool ascending = (lane & k) == 0;
                uint a = keys[lane], b = keys[other];
                if ((a > b) == ascending) {
                    keys[lane] = b;
                    keys[other] = a;
                }
            }
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    }
    data[lane] = keys[lane];
}

kernel void odd_even_sort(global const int *in, global int *out)
{
    local int keys[16];
    int lane = get_local_id(0);
    keys[lane] = in[lane];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int round = 0; round < 16; ++round) {
        if ((lane & 1) == (round & 1) && lane + 1 < 16 && keys[lane] > keys[lane + 1]) {
            int kept = keys[lane];
            keys[lane] = keys[lane + 1];
            keys[lane + 1] = kept;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[lane] = keys[lane];
}

kernel void rank_sort(global const float *in, global float *out, uint n)
{
    uint i = get_global_id(0), rank = 0;
    float mine = in[i];
    for (uint j = 0; j < n; ++j)
        rank += (in[j] < mine) || (in[j] == mine && j < i);
    out[rank] = mine;
}
