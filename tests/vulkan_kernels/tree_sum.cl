kernel void tree_sum(global const float *in, global float *out) {
    local float part[16];
    size_t l = get_local_id(0);
    part[l] = in[get_global_id(0)];
    for (size_t step = get_local_size(0) / 2; step > 0; step /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < step)
            part[l] += part[l + step];
    }
    if (l == 0)
        out[get_group_id(0)] = part[0];
}
