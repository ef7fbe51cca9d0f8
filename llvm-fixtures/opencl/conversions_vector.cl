// run: int_vectors 4 4 int[16] uchar[16] short[16] ulong[16]
// run: float_vectors 4 4 float[16] int[16] uchar[16] double[16]
// run: wide_vectors 1 1 short[16] uchar[16] float[16] char[16]
// run: reinterpret 8 8 uint[32] float[32] ushort[64]
kernel void int_vectors(global const int4 *in, global uchar4 *a, global short4 *b, global ulong4 *c)
{
    size_t i = get_global_id(0);
    a[i] = convert_uchar4_sat(in[i]);
    b[i] = convert_short4_sat(in[i]);
    c[i] = convert_ulong4_sat(in[i]) + convert_ulong4(in[i]);
}

kernel void float_vectors(global const float4 *in, global int4 *a, global uchar4 *b, global double4 *c)
{
    size_t i = get_global_id(0);
    float4 x = in[i] * 77.7f;
    a[i] = convert_int4_rte(x) + convert_int4_rtp(x) * 1000;
    b[i] = convert_uchar4_sat_rtz(x);
    c[i] = convert_double4(x) + convert_double4_rtn(a[i]);
    c[i].xy += convert_double2(convert_float2_rtz(c[i].zw));
}

kernel void wide_vectors(global const short16 *in, global uchar16 *a, global float16 *b, global char16 *c)
{
    a[0] = convert_uchar16_sat(in[0]);
    b[0] = convert_float16(in[0]);
    c[0] = convert_char16_sat_rte(b[0] / 16.0f);
    c[0].s01234567 = convert_char8(in[0].hi);
    b[0].lo.odd = convert_float4_rtp(in[0].even.lo);
}

kernel void reinterpret(global const uint4 *in, global float4 *a, global ushort8 *b)
{
    size_t i = get_global_id(0);
    uint4 x = in[i] & 0x7effffffu;
    a[i] = as_float4(x) * 2.0f;
    b[i] = as_ushort8(x).s10325476;
    b[i].s0 = as_ushort(as_uchar2(b[i].s1).yx);
    a[i].w = as_float(as_int(a[i].w) ^ 1);
}
