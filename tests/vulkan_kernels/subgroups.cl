#pragma OPENCL EXTENSION cl_khr_subgroups : enable
kernel void subgroups(global const int *in, global int *out) {
    int x = in[get_global_id(0)];
    int s = sub_group_reduce_add(x) + sub_group_broadcast(x, 0);
    out[get_global_id(0)] = s + get_sub_group_local_id() + get_sub_group_size();
}
