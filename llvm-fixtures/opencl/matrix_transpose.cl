// run: transpose_naive 8x4 4x4 float[32] float[32]
// run: transpose_local 8x8 4x4 uint[64] uint[64]
kernel void transpose_naive(global const float *in, global float *out)
{
    size_t x = get_global_id(0), y = get_global_id(1);
    out[x * get_global_size(1) + y] = in[y * get_global_size(0) + x];
}

kernel void transpose_local(global const uint *in, global uint *out)
{
    local uint block[4][5];
    uint x = get_global_id(0), y = get_global_id(1), n = get_global_size(0);
    block[get_local_id(1)][get_local_id(0)] = in[y * n + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    x = get_group_id(1) * 4 + get_local_id(0);
    y = get_group_id(0) * 4 + get_local_id(1);
    out[y * n + x] = block[get_local_id(0)][get_local_id(1)];
}
