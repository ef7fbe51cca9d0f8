kernel void rounded(global const int *in, global float *out, global half *small, global const long *wide, global const uint *u) {
    size_t i = get_global_id(0);
    int x = in[i];
    out[8 * i + 0] = convert_float_rtz(x);
    out[8 * i + 1] = convert_float_rtp(x);
    out[8 * i + 2] = convert_float_rtn(x);
    out[8 * i + 3] = convert_float_rte(x);
    out[8 * i + 4] = convert_float_rtz(wide[i]);
    out[8 * i + 5] = convert_float_rtp(u[i]);
    out[8 * i + 6] = convert_float_rtn(convert_ulong(wide[i]));
    out[8 * i + 7] = convert_float2_rtz((int2)(x, -x)).y;
}
