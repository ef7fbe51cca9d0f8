#define T 4
kernel __attribute__((reqd_work_group_size(T, T, 1))) void transposed_tiles(global const float2 *in, global float2 *out, int w, int h) {
    local float2 tile[T][T + 1];
    int x = get_global_id(0), y = get_global_id(1);
    if (x < w && y < h) tile[get_local_id(1)][get_local_id(0)] = in[y * w + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    x = get_group_id(1) * T + get_local_id(0); y = get_group_id(0) * T + get_local_id(1);
    if (x < h && y < w) out[y * h + x] = tile[get_local_id(0)][get_local_id(1)].yx;
}
