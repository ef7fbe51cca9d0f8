// cl: CL2.0
// run: linear_ids 8x4 4x2 uint[128]
kernel void linear_ids(global uint *out)
{
    size_t i = get_global_linear_id();
    out[i * 4] = get_local_linear_id();
    out[i * 4 + 1] = get_enqueued_local_size(0) + 10 * get_enqueued_local_size(1);
    out[i * 4 + 2] = get_global_id(1) * 100 + get_global_id(0);
    out[i * 4 + 3] = get_group_id(0) + get_group_id(1) * 10;
}
