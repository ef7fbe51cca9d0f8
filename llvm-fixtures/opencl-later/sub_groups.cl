// cl: CL2.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
kernel void lanes(global uint *out, global const int *in)
{
    size_t i = get_global_id(0);
    int sum = sub_group_reduce_add(in[i]), before = sub_group_scan_exclusive_add(in[i]);
    sub_group_barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = get_sub_group_local_id() + get_sub_group_size() * 100 + get_max_sub_group_size() + get_num_sub_groups()
        + get_sub_group_id() + sub_group_all(in[i]) + sub_group_broadcast(sum, 0) + before;
}
