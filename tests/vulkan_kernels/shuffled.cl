kernel void shuffled(global uchar *bytes, global const uint4 *masks, global short *s) {
    size_t i = get_global_id(0);
    uchar4 v = vload4(i, bytes);
    uint4 m = masks[i];
    uint4 r = shuffle(convert_uint4(v), m);
    uint8 t = shuffle2(r, m, (uint8)(0, 4, 1, 5, 2, 6, 3, 7));
    vstore4(convert_uchar4_sat(t.lo + t.hi), i, bytes);
    short8 a = vload8(0, s + 8 * i);
    a = mul_hi(a, (short8)(300)) + rhadd(a, a.s76543210) - (short)abs_diff(a, (short8)5).s0;
    a = add_sat(a, (short8)32000) ^ rotate(a, (short8)3);
    vstore8(a, 0, s + 8 * i);
    s[8 * i] += popcount((ushort)s[8 * i + 1]) + clz(s[8 * i + 2]) + ctz((short)(s[8 * i + 3] | 8));
}
