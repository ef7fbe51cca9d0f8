kernel void wide_vectors(global const float8 *a, global const int16 *b, global float8 *c, global int16 *d, float8 scale) {
    size_t i = get_global_id(0);
    float8 x = a[i];
    c[i] = fma(x, scale, x.s76543210) + floor(x);
    int16 y = b[i];
    d[i] = (y << 2) - max(y, (int16)(7)) + (int16)(y.hi, y.lo);
}
