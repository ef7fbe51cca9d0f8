// cl: CL2.0
kernel void collectives(global int *data, global uint *out)
{
    size_t i = get_global_id(0);
    int x = data[i];
    int sum = work_group_reduce_add(x), highest = work_group_reduce_max(x);
    int before = work_group_scan_exclusive_add(x), least = work_group_scan_inclusive_min(x);
    out[i] = work_group_all(x > 0) | work_group_any(x > 0) << 1;
    data[i] = sum + highest * 2 + before + least + work_group_broadcast(x, 0);
}
