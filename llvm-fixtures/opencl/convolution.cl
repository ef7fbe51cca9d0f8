// run: convolve_1d 32 8 float[36] float[5] float[32]
// run: convolve_2d 8x8 4x4 int[100] int[64]
// run: box_blur 16 16 uchar[18] uchar[16]
constant int sharpen[3][3] = {{0, -1, 0}, {-1, 5, -1}, {0, -1, 0}};

kernel void convolve_1d(global const float *in, constant float *filter, global float *out)
{
    int i = get_global_id(0);
    float sum = 0.0f;
    for (int k = 0; k < 5; ++k)
        sum += in[i + k] * filter[k];
    out[i] = sum;
}

kernel void convolve_2d(global const int *in, global int *out)
{
    int x = get_global_id(0), y = get_global_id(1);
    int sum = 0;
    for (int dy = 0; dy < 3; ++dy)
        for (int dx = 0; dx < 3; ++dx)
            sum += in[(y + dy) * 10 + x + dx] * sharpen[dy][dx];
    out[y * 8 + x] = sum;
}

kernel void box_blur(global const uchar *in, global uchar *out)
{
    size_t i = get_global_id(0);
    out[i] = (uchar)(((uint)in[i] + in[i + 1] + in[i + 2]) / 3);
}
