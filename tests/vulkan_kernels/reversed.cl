kernel void __attribute__((reqd_work_group_size(8, 1, 1))) reversed(global int *data, local int *copy) {
    size_t l = get_local_id(0);
    copy[l] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[get_global_id(0)] = copy[get_local_size(0) - 1 - l];
}
