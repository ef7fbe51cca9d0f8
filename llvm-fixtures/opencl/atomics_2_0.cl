// cl: CL2.0
// run: orders_and_scopes 16 4 int[16] int[8] int[128]
// run: flags_and_exchange 8 8 int[2] int[8] uint[8]
// run: local_c11 16 8 uint[16] uint[16]
// run: floats_and_longs 4 4 float[4] long[4]
// run: generic_atomics 8 8 int[8] int[2]
kernel void orders_and_scopes(global const int *in, global atomic_int *p, global int *old)
{
    size_t i = get_global_id(0);
    int x = in[i];
    global int *o = old + i * 8;
    *o++ = atomic_fetch_add(p, x);
    *o++ = atomic_fetch_sub_explicit(p + 1, x, memory_order_relaxed);
    *o++ = atomic_fetch_or_explicit(p + 2, x, memory_order_acquire, memory_scope_work_group);
    *o++ = atomic_fetch_xor_explicit(p + 3, x, memory_order_release, memory_scope_device);
    *o++ = atomic_fetch_and_explicit(p + 4, x, memory_order_acq_rel, memory_scope_all_svm_devices);
    *o++ = atomic_fetch_min_explicit(p + 5, x, memory_order_seq_cst, memory_scope_work_item);
    *o++ = atomic_fetch_max(p + 6, x);
    *o++ = atomic_exchange_explicit(p + 7, x, memory_order_relaxed, memory_scope_device);
}

kernel void flags_and_exchange(global atomic_int *p, global int *out, global uint *flags)
{
    size_t i = get_global_id(0);
    int expected = i & 3;
    bool done = atomic_compare_exchange_strong(p, &expected, (int)i + 1);
    out[i] = expected * 2 + done;
    expected = atomic_load_explicit(p + 1, memory_order_acquire, memory_scope_device);
    if (atomic_compare_exchange_weak_explicit(p + 1, &expected, (int)i, memory_order_acq_rel, memory_order_relaxed, memory_scope_work_group))
        atomic_store_explicit(p + 1, expected + 1, memory_order_release, memory_scope_device);
    global atomic_flag *flag = (global atomic_flag *)(flags + i);
    bool before = atomic_flag_test_and_set(flag);
    if (before)
        atomic_flag_clear_explicit(flag, memory_order_release, memory_scope_device);
    out[i] += before * 1000;
}

kernel void local_c11(global const uint *in, global uint *out)
{
    local atomic_uint sum, biggest;
    size_t i = get_local_id(0);
    if (i == 0) {
        atomic_init(&sum, 5u);
        atomic_init(&biggest, 0u);
    }
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    atomic_fetch_add_explicit(&sum, in[get_global_id(0)], memory_order_relaxed, memory_scope_work_group);
    atomic_fetch_max_explicit(&biggest, in[get_global_id(0)], memory_order_relaxed, memory_scope_work_group);
    atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acq_rel, memory_scope_work_group);
    work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
    out[get_global_id(0)] = atomic_load(&sum) ^ atomic_load_explicit(&biggest, memory_order_relaxed);
}

kernel void floats_and_longs(global atomic_float *f, global atomic_long *l)
{
    size_t i = get_global_id(0);
    float before = atomic_exchange(&f[i], (float)i + 0.5f);
    atomic_store(&f[(i + 1) % 4], atomic_load(&f[i]) + before);
    long expected = 0;
    atomic_fetch_add(&l[0], (long)i << 33);
    atomic_compare_exchange_strong_explicit(&l[1], &expected, (long)i, memory_order_seq_cst, memory_order_acquire);
    atomic_fetch_max_explicit(&l[2], expected - 7, memory_order_relaxed);
    atomic_store_explicit(&l[3], expected, memory_order_relaxed, memory_scope_device);
}

static int add_anywhere(atomic_int *p, int value)
{
    return atomic_fetch_add_explicit(p, value, memory_order_relaxed, memory_scope_device);
}

kernel void generic_atomics(global int *out, global atomic_int *p)
{
    local atomic_int counter;
    size_t i = get_local_id(0);
    if (i == 0)
        atomic_init(&counter, 100);
    work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[i] = (i & 1) ? add_anywhere(&counter, 3) : add_anywhere(p, 2);
}
