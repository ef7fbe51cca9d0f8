kernel void narrowed(global const double *in, global float *out, global int *ints) {
    size_t i = get_global_id(0);
    out[4 * i] = convert_float_rtz(in[i]);
    out[4 * i + 1] = convert_float_rtp(in[i]);
    out[4 * i + 2] = convert_float_rtn(in[i]);
    out[4 * i + 3] = convert_float(in[i]);
    ints[4 * i] = convert_int_rte(in[i]);
    ints[4 * i + 1] = convert_int_rtp(in[i]);
    ints[4 * i + 2] = convert_int_sat_rtn(in[i] * 1e8);
    ints[4 * i + 3] = convert_uchar_sat_rte((float)in[i]);
}
