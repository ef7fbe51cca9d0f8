kernel void async(global const float *in, global float *out, local float *tile) {
    size_t each = 3 * get_local_size(0) - 1, first = get_group_id(0) * each;
    event_t e = async_work_group_copy(tile, in + first, each, 0);
    wait_group_events(1, &e);
    for (size_t i = get_local_id(0); i < each; i += get_local_size(0))
        tile[i] *= 2;
    barrier(CLK_LOCAL_MEM_FENCE);
    e = async_work_group_copy(out + first, tile, each, 0);
    wait_group_events(1, &e);
}
