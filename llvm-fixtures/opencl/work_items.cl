// run: one_dimension 24 8 uint[240]
// run: three_dimensions 4x4x2 2x2x1 ulong[512]
// run: dynamic_dimension 8x4 4x2 uint[160]
kernel void one_dimension(global uint *out)
{
    size_t i = get_global_id(0);
    global uint *o = out + i * 10;
    *o++ = get_work_dim();
    *o++ = get_global_size(0);
    *o++ = get_global_id(0);
    *o++ = get_local_size(0);
    *o++ = get_local_id(0);
    *o++ = get_num_groups(0);
    *o++ = get_group_id(0);
    *o++ = get_global_offset(0);
    *o++ = get_global_size(1);
    *o++ = get_local_id(2);
}

kernel void three_dimensions(global ulong *out)
{
    size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    size_t i = (z * get_global_size(1) + y) * get_global_size(0) + x;
    global ulong *o = out + i * 16;
    for (uint d = 0; d < 3; ++d) {
        *o++ = get_group_id(d) * get_local_size(d) + get_local_id(d);
        *o++ = get_num_groups(d);
    }
    *o = get_global_offset(0) + get_global_offset(1) + get_global_offset(2);
}

kernel void dynamic_dimension(global uint *out)
{
    uint i = get_global_id(1) * get_global_size(0) + get_global_id(0);
    for (uint d = 0; d < 5; ++d)
        out[i * 5 + d] = get_local_id(d) + 10 * get_local_size(d) + 100 * get_global_id(d) + 10000 * get_num_groups(d);
}
