kernel void prefetching(global const int *in, global int *out, global int2 *pairs) {
    prefetch(in, 4);
    size_t i = get_global_linear_id();
    int a[8];
    for (int k = 0; k < 8; k++) a[k] = in[(i + k) % 8];
    int *p = a, *q = a + 7;
    while (p < q) { int t = *p; *p++ = *q; *q-- = t; }
    out[i] = a[i & 7] + (int)(q - p) * 100 + get_enqueued_local_size(0) + get_work_dim() * 0;
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    pairs[i] = (int2)(mad24(a[1], 3, 4), mul24(a[2], -5)) + bitselect((int2)(1, 2), (int2)(7), (int2)(3));
    if (i == 3) return;
    pairs[i].x += upsample((short)a[3], (ushort)a[4]) + hadd(a[5], a[6]) + mad_hi(a[0], a[1] << 28, a[2]) + sub_sat(a[3], a[4]);
}
