// run: int_vector 4 4 int[16] int[16] int[16]
// run: uchar_vector 2 2 uchar[32] uchar[32] ushort[32]
// run: mixed_vector 4 4 short[12] long[8] ushort[32] uint[32]
kernel void int_vector(global const int4 *a, global const int4 *b, global int4 *out)
{
    size_t i = get_global_id(0);
    int4 x = a[i], y = b[i];
    int4 r = add_sat(x, y) ^ mul_hi(x, y);
    r += mad_sat(x, y, r) ^ rotate(x, y);
    r ^= clamp(x, -100, 100) + max(x, 5) + min(y, x);
    r -= convert_int4(abs_diff(x, y)) + clz(x) + popcount(y);
    r += hadd(x, y) ^ rhadd(x, y) ^ sub_sat(x, y) ^ mad_hi(x, y, r);
    out[i] = r + mul24(x & 0xfff, y & 0xfff) + mad24(x & 15, y & 15, r);
}

kernel void uchar_vector(global const uchar16 *a, global const uchar16 *b, global ushort16 *out)
{
    size_t i = get_global_id(0);
    uchar16 x = a[i], y = b[i];
    x = add_sat(x, y) ^ sub_sat(x, y) ^ hadd(x, y) ^ rotate(x, y) ^ mul_hi(x, y);
    out[i] = upsample(x, abs_diff(x, y)) + convert_ushort16(popcount(y)) + convert_ushort16(max(x, (uchar)9));
}

kernel void mixed_vector(global short *a, global long2 *b, global ushort8 *c, global uint8 *d)
{
    size_t i = get_global_id(0);
    short3 x = vload3(i, a);
    vstore3(clamp(x, (short)-50, (short)50) + mad_sat(x, x, x), i, a);
    b[i] = mul_hi(b[i], b[i].yx) + min(b[i], 100L);
    c[i] = mad_hi(c[i], c[i].s76543210, c[i]) + clz(c[i]);
    d[i] = upsample(c[i], c[i]) - d[i];
}
