kernel void reduction(global const float *in, global float *out, local float *scratch, uint n) {
    uint gid = get_global_id(0), lid = get_local_id(0);
    float sum = 0;
    for (uint i = gid; i < n; i += get_global_size(0)) sum += in[i];
    scratch[lid] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) {
        if (lid < s) scratch[lid] += scratch[lid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0) out[get_group_id(0)] = scratch[0];
}
