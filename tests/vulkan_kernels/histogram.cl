kernel void histogram(global const uchar *in, global uint *out, uint count) {
    local uint bins[8];
    uint l = get_local_id(0);
    if (l < 8)
        bins[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
        atomic_inc(&bins[in[i] & 7]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 8)
        atomic_add(&out[l], bins[l]);
}
