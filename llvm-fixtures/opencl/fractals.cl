// run: mandelbrot 16x8 8x4 uint[128] float=-2 float=-1 float=0.1875 int=64
// run: mandelbrot_double 8x8 8x1 int[64] int=40
// run: julia 16x8 4x4 uchar4[128] float2=-0.8,0.156
kernel void mandelbrot(global uint *out, float left, float top, float step, int limit)
{
    size_t px = get_global_id(0), py = get_global_id(1);
    float cx = left + px * step, cy = top + py * step, x = 0, y = 0;
    int count = 0;
    while (x * x + y * y <= 4.0f && count < limit) {
        float next = x * x - y * y + cx;
        y = 2.0f * x * y + cy;
        x = next;
        ++count;
    }
    out[py * get_global_size(0) + px] = count;
}

kernel void mandelbrot_double(global int *out, int limit)
{
    double cx = -2.0 + get_global_id(0) * 0.375, cy = -1.5 + get_global_id(1) * 0.375;
    double2 z = (double2)(0.0, 0.0);
    int count = limit;
    do {
        z = (double2)(z.x * z.x - z.y * z.y + cx, 2.0 * z.x * z.y + cy);
    } while (--count && dot(z, z) < 4.0);
    out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = count;
}

kernel void julia(global uchar4 *out, float2 c)
{
    int2 pixel = (int2)(get_global_id(0), get_global_id(1));
    float2 z = convert_float2(pixel) * (float2)(0.2f, 0.25f) - (float2)(1.5f, 1.0f);
    uint count = 0;
    for (; count < 50; ++count) {
        z = (float2)(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c;
        if (z.x * z.x + z.y * z.y > 4.0f)
            break;
    }
    float shade = (float)count / 50.0f;
    out[pixel.y * 16 + pixel.x] = convert_uchar4_sat_rte((float4)(shade, shade * shade, 1.0f - shade, 1.0f) * 255.0f);
}
