// run: to_signed 16 4 float[16] double[16] long[96]
// run: to_unsigned 16 4 int[16] ulong[96]
// run: to_float 16 4 long[16] float[96]
// run: round_half_way 8 8 float[8] int[64]
kernel void to_signed(global const float *f, global const double *d, global long *out)
{
    size_t i = get_global_id(0);
    float x = f[i] * 100.0f;
    out[i * 6] = convert_char_sat(x);
    out[i * 6 + 1] = convert_short_sat_rtz(x * 512.0f);
    out[i * 6 + 2] = convert_int_sat_rte(x * 1e8f);
    out[i * 6 + 3] = convert_long_sat_rtp(d[i] * 1e20);
    out[i * 6 + 4] = convert_int_rtn(x);
    out[i * 6 + 5] = convert_char_sat_rtn(d[i] * 99.5);
}

kernel void to_unsigned(global const int *in, global ulong *out)
{
    size_t i = get_global_id(0);
    int x = in[i];
    out[i * 6] = convert_uchar_sat(x);
    out[i * 6 + 1] = convert_ushort_sat(x);
    out[i * 6 + 2] = convert_uint_sat(x);
    out[i * 6 + 3] = convert_ulong_sat((long)x);
    out[i * 6 + 4] = convert_uchar(x);
    out[i * 6 + 5] = convert_uint_sat_rte((float)x / 3.0f);
}

kernel void to_float(global const long *in, global float *out)
{
    size_t i = get_global_id(0);
    long x = in[i];
    out[i * 6] = convert_float_rte(x);
    out[i * 6 + 1] = convert_float_rtz(x);
    out[i * 6 + 2] = convert_float_rtp(x);
    out[i * 6 + 3] = convert_float_rtn((ulong)x);
    out[i * 6 + 4] = convert_float((uint)x);
    out[i * 6 + 5] = convert_float_rtp((double)x / 7.0);
}

kernel void round_half_way(global const float *in, global int *out)
{
    size_t i = get_global_id(0);
    float x = floor(in[i]) + 0.5f;
    out[i * 8] = convert_int_rte(x);
    out[i * 8 + 1] = convert_int_rtz(x);
    out[i * 8 + 2] = convert_int_rtp(x);
    out[i * 8 + 3] = convert_int_rtn(x);
    out[i * 8 + 4] = convert_int(x);
    out[i * 8 + 5] = (int)x;
    out[i * 8 + 6] = as_int(rint(x));
    out[i * 8 + 7] = as_int(round(x));
}
