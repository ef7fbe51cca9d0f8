// run: global_int 16 4 int[16] int[12] int[192]
// run: global_uint 16 4 uint[16] uint[12]
// run: local_atomics 16 16 int[16] int[16]
// run: long_atomics 8 8 long[8] ulong[8]
// run: old_names 8 4 int[8] int[6]
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
kernel void global_int(global const int *in, global volatile int *p, global int *old)
{
    size_t i = get_global_id(0);
    int x = in[i];
    global int *o = old + i * 12;
    *o++ = atomic_add(p, x);
    *o++ = atomic_sub(p + 1, x);
    *o++ = atomic_xchg(p + 2, x);
    *o++ = atomic_inc(p + 3);
    *o++ = atomic_dec(p + 4);
    *o++ = atomic_cmpxchg(p + 5, (int)(i & 1), x);
    *o++ = atomic_min(p + 6, x);
    *o++ = atomic_max(p + 7, x);
    *o++ = atomic_and(p + 8, x);
    *o++ = atomic_or(p + 9, x);
    *o++ = atomic_xor(p + 10, x);
    *o++ = atomic_add(p + 11, 1);
}

kernel void global_uint(global const uint *in, global volatile uint *p)
{
    uint x = in[get_global_id(0)];
    atomic_add(p, x);
    atomic_sub(p + 1, x);
    atomic_xchg((global volatile float *)(p + 2), as_float(x & 0x3fffffff));
    atomic_inc(p + 3);
    atomic_dec(p + 4);
    atomic_cmpxchg(p + 5, 3u, x);
    atomic_min(p + 6, x);
    atomic_max(p + 7, x);
    atomic_and(p + 8, x);
    atomic_or(p + 9, x);
    atomic_xor(p + 10, x);
}

kernel void local_atomics(global const int *in, global int *out)
{
    local int counters[4];
    size_t i = get_local_id(0);
    if (i < 4)
        counters[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    int before = atomic_add(&counters[i & 3], in[i] & 15);
    atomic_max(&counters[3], before);
    mem_fence(CLK_LOCAL_MEM_FENCE);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = counters[i & 3] - before;
}

kernel void long_atomics(global long *a, global volatile ulong *b)
{
    size_t i = get_global_id(0);
    long x = a[i];
    atom_add(b, (ulong)x);
    atom_sub(b + 1, (ulong)x);
    atom_xchg(b + 2, (ulong)x);
    atom_inc(b + 3);
    atom_max(b + 4, (ulong)x);
    atom_xor(b + 5, (ulong)x);
    atom_cmpxchg(b + 6, 0UL, (ulong)x);
    a[i] = atom_or(b + 7, (ulong)x);
}

kernel void old_names(global const int *in, global int *p)
{
    int x = in[get_global_id(0)];
    atom_add(p, x);
    atom_inc(p + 1);
    atom_min(p + 2, x);
    atom_and(p + 3, x);
    read_mem_fence(CLK_GLOBAL_MEM_FENCE);
    atom_cmpxchg(p + 4, 1, x);
    write_mem_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
}
