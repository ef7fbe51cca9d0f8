kernel void long_integers(global const ulong *in, global ulong *out) {
    size_t i = get_global_id(0);
    ulong x = in[2 * i], y = in[2 * i + 1];
    out[5 * i] = x * y + (x >> (y & 63));
    out[5 * i + 1] = x / (y | 1);
    out[5 * i + 2] = (long)x % ((long)y | 1);
    out[5 * i + 3] = mul_hi(x, y) ^ rotate(x, y);
    out[5 * i + 4] = clz(x) + popcount(y) + ctz(x);
}
