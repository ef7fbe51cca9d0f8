kernel void mandelbrot(global uint *out, float scale, uint most) {
    uint column = get_global_id(0), row = get_global_id(1), width = get_global_size(0);
    float cx = column * scale - 2.0f, cy = row * scale - 1.0f, x = 0, y = 0;
    uint n = 0;
    while (n < most && x * x + y * y <= 4.0f) {
        float next = x * x - y * y + cx;
        y = 2.0f * x * y + cy;
        x = next;
        n++;
    }
    out[row * width + column] = n;
}
