kernel void radix(global uint *keys, local uint *tmp, local uint *offs) {
    int l = get_local_id(0), n = get_local_size(0);
    tmp[l] = keys[l];
    for (uint bit = 0; bit < 8; bit++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint k = tmp[l];
        offs[l] = !((k >> bit) & 1);
        barrier(CLK_LOCAL_MEM_FENCE);
        uint before = 0, total = 0;
        for (int j = 0; j < n; j++) { if (j < l) before += offs[j]; total += offs[j]; }
        uint at = offs[l] ? before : total + l - before;
        barrier(CLK_LOCAL_MEM_FENCE);
        tmp[at] = k;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    keys[l] = tmp[l];
}
