// run: reduce_add 64 16 int[64] int[4] local[64]
// run: reduce_max_static 64 16 float[64] float[4]
// run: reduce_two_stage 32 32 uint[128] uint[1] uint=128
kernel void reduce_add(global const int *in, global int *out, local int *scratch)
{
    uint lane = get_local_id(0);
    scratch[lane] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint stride = get_local_size(0) / 2; stride > 0; stride >>= 1) {
        if (lane < stride)
            scratch[lane] += scratch[lane + stride];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lane == 0)
        out[get_group_id(0)] = scratch[0];
}

kernel void reduce_max_static(global const float *in, global float *out)
{
    local float best[16];
    size_t lane = get_local_id(0);
    best[lane] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane == 0) {
        float m = best[0];
        for (int i = 1; i < 16; ++i)
            m = fmax(m, best[i]);
        out[get_group_id(0)] = m;
    }
}

kernel void reduce_two_stage(global const uint *in, global uint *out, uint count)
{
    local uint partial[32];
    uint lane = get_local_id(0), sum = 0;
    for (uint i = lane; i < count; i += get_local_size(0))
        sum += in[i];
    partial[lane] = sum;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (lane < 8)
        partial[lane] += partial[lane + 8] + partial[lane + 16] + partial[lane + 24];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane == 0) {
        uint total = 0;
        for (uint i = 0; i < 8; ++i)
            total += partial[i];
        *out = total;
    }
}
