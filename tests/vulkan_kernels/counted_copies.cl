kernel void counted_copies(global const int *in, global int *out, int n, local int *tmp) {
    int l = get_local_id(0), g = get_group_id(0);
    if (l == 0) __builtin_memcpy(tmp, in + g * 8, n * sizeof(int));
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 1) __builtin_memcpy(out + g * 8, tmp, n * sizeof(int));
    if (l == 2) __builtin_memset(out + g * 8 + n, 0xFF, (8 - n) * sizeof(int));
}
