kernel void staged(global const float *in, global float *out, local float *tile)
{
    event_t copied = async_work_group_copy(tile, in + get_group_id(0) * 16, 16, 0);
    wait_group_events(1, &copied);
    size_t i = get_local_id(0);
    tile[i] = tile[i] * 2.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t events[2];
    events[0] = async_work_group_copy(out + get_group_id(0) * 16, tile, 8, 0);
    events[1] = async_work_group_strided_copy(out + get_group_id(0) * 16 + 8, tile + 8, 8, 1, events[0]);
    wait_group_events(2, events);
}
