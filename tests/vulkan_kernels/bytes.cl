kernel void bytes(global const uchar4 *in, global uchar *out, global ushort2 *pairs, uchar key) {
    size_t i = get_global_id(0);
    uchar4 x = in[i] ^ key;
    out[4 * i] = x.w;
    out[4 * i + 1] = x.z + 1;
    out[4 * i + 2] = x.y >> 1;
    out[4 * i + 3] = abs_diff(x.x, x.y);
    pairs[i] = convert_ushort2(x.xy) * (ushort)300;
}
