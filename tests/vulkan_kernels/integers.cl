kernel void integers(global const int *in, global int *out) {
    size_t i = get_global_id(0);
    int x = in[2 * i], y = in[2 * i + 1];
    global int *to = out + 12 * i;
    to[0] = mul_hi(x, y);
    to[1] = rotate(x, y);
    to[2] = clz(x);
    to[3] = popcount(y);
    to[4] = hadd(x, y);
    to[5] = mad24(x & 0xffff, y & 0xff, x);
    to[6] = abs_diff(x, y);
    to[7] = add_sat(x, y);
    to[8] = sub_sat((uint)x, (uint)y);
    to[9] = clamp(x, -100, 100) + min(x, y);
    to[10] = upsample((short)x, (ushort)y);
    to[11] = ctz(y) + (int)popcount((ulong)x * 0x100000001UL) + clz((short)x);
}
