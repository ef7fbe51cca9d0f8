kernel void __attribute__((reqd_work_group_size(4, 4, 1))) transposed(global const ushort *in, global ushort *out, int width) {
    local ushort tile[4][5];
    int x = get_local_id(0), y = get_local_id(1);
    tile[y][x] = in[get_global_id(1) * width + get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[(get_group_id(0) * 4 + y) * width + get_group_id(1) * 4 + x] = tile[x][y];
}
