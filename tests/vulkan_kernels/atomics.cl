kernel void atomics(global int *all, global uint *slots) {
    int i = get_global_id(0);
    atomic_add(&all[0], i);
    atomic_sub(&all[1], i);
    atomic_min(&all[2], i - 5);
    atomic_max(&all[3], i);
    atomic_and(&all[4], ~(1 << i));
    atomic_or(&all[5], 1 << i);
    atomic_xor(&all[6], 3 << i);
    atomic_dec(&all[7]);
    int before = all[8];
    while (atomic_cmpxchg(&all[8], before, before + i) != before)
        before = all[8];
    slots[i] = atomic_xchg(&slots[16], 100 + i);
    atomic_xchg((volatile global float *)&all[9], 2.5f);
}
