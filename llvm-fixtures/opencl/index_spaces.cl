// run: heat_step 8x8 4x4 float[64] float[64] float=0.125
// run: stencil_3d 4x4x4 2x2x2 int[64] int[64]
// run: game_of_life 8x8 8x8 uchar[64]<2 uchar[64]
kernel void heat_step(global const float *in, global float *out, float rate)
{
    int x = get_global_id(0), y = get_global_id(1), w = get_global_size(0), h = get_global_size(1);
    int left = max(x - 1, 0), right = min(x + 1, w - 1), up = max(y - 1, 0), down = min(y + 1, h - 1);
    float center = in[y * w + x];
    float around = in[y * w + left] + in[y * w + right] + in[up * w + x] + in[down * w + x];
    out[y * w + x] = center + rate * (around - 4.0f * center);
}

kernel void stencil_3d(global const int *in, global int *out)
{
    int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2), sum = 0;
    for (int dz = -1; dz <= 1; ++dz)
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                int u = x + dx, v = y + dy, t = z + dz;
                if (u < 0 || v < 0 || t < 0 || u > 3 || v > 3 || t > 3)
                    continue;
                sum += in[(t * 4 + v) * 4 + u] * (1 + abs(dx) + abs(dy) + abs(dz));
            }
    out[(z * 4 + y) * 4 + x] = sum;
}

kernel void game_of_life(global const uchar *in, global uchar *out)
{
    local uchar cells[10][10];
    int x = get_local_id(0) + 1, y = get_local_id(1) + 1;
    if (x == 1 || y == 1) {
        cells[0][x] = cells[y][0] = cells[9][x] = cells[y][9] = 0;
    }
    if (x == 8 && y == 8)
        cells[0][0] = cells[0][9] = cells[9][0] = cells[9][9] = 0;
    cells[y][x] = in[(y - 1) * 8 + x - 1] & 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    int near = cells[y - 1][x - 1] + cells[y - 1][x] + cells[y - 1][x + 1] + cells[y][x - 1] + cells[y][x + 1]
        + cells[y + 1][x - 1] + cells[y + 1][x] + cells[y + 1][x + 1];
    out[(y - 1) * 8 + x - 1] = near == 3 || (near == 2 && cells[y][x]);
}
