kernel void work_items(global uint *out) {
    size_t i = get_global_linear_id();
    global uint *to = out + 16 * i;
    for (uint d = 0; d < 3; d++) {
        to[d] = get_global_id(d);
        to[3 + d] = get_group_id(d);
        to[6 + d] = get_local_id(d);
    }
    to[9] = get_global_size(1);
    to[10] = get_local_size(0) * 10 + get_enqueued_local_size(1);
    to[11] = get_num_groups(0);
    to[12] = get_work_dim();
    to[13] = get_global_offset(1);
    to[14] = get_local_linear_id();
    to[15] = get_global_size(3) + get_global_id(7);
}
