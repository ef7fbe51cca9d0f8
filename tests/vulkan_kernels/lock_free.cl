kernel void lock_free(global volatile atomic_int *all, global int *out, global uint *bins, global const uchar *text, uint n) {
    local uint own[16];
    for (uint i = get_local_id(0); i < 16; i += get_local_size(0)) own[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0)) atomic_inc(&own[text[i] & 15]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_local_id(0); i < 16; i += get_local_size(0)) atomic_add(&bins[i], own[i]);
    out[get_global_id(0)] = atomic_fetch_add_explicit(all, 2, memory_order_relaxed, memory_scope_device) & 1;
    int e = atomic_load(&all[1]);
    while (!atomic_compare_exchange_strong(&all[1], &e, e + 3)) ;
    atomic_max((global int *)&out[get_global_id(0)], 0);
    atomic_min(&bins[16], (uint)get_global_id(0)); atomic_xchg(&bins[17], 5); atomic_or(&bins[18], 1 << get_global_id(0));
}
