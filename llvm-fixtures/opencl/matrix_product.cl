// run: product_naive 8x8 4x4 float[64] float[64] float[64] int=8
// run: product_tiled 8x8 4x4 float[64] float[64] float[64] int=8
// run: product_integer 8x8 8x1 int[64] int[64] long[64]
#define TILE 4
kernel void product_naive(global const float *a, global const float *b, global float *c, int n)
{
    int row = get_global_id(1), column = get_global_id(0);
    float sum = 0.0f;
    for (int k = 0; k < n; ++k)
        sum += a[row * n + k] * b[k * n + column];
    c[row * n + column] = sum;
}

kernel void product_tiled(global const float *a, global const float *b, global float *c, int n)
{
    local float tile_a[TILE][TILE];
    local float tile_b[TILE][TILE];
    int x = get_local_id(0), y = get_local_id(1);
    int column = get_group_id(0) * TILE + x, row = get_group_id(1) * TILE + y;
    float sum = 0.0f;
    for (int t = 0; t < n / TILE; ++t) {
        tile_a[y][x] = a[row * n + t * TILE + x];
        tile_b[y][x] = b[(t * TILE + y) * n + column];
        barrier(CLK_LOCAL_MEM_FENCE);
        #pragma unroll
        for (int k = 0; k < TILE; ++k)
            sum = fma(tile_a[y][k], tile_b[k][x], sum);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * n + column] = sum;
}

kernel void product_integer(global const int *a, global const int *b, global long *c)
{
    size_t row = get_global_id(1), column = get_global_id(0), n = get_global_size(0);
    long sum = 0;
    for (size_t k = 0; k < n; ++k)
        sum += (long)a[row * n + k] * b[k * n + column];
    c[row * n + column] = sum;
}
