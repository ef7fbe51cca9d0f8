kernel void saturated(global const float4 *in, global const int *numbers, global uchar4 *bytes, global int4 *words, global short *shorts) {
    size_t i = get_global_id(0);
    bytes[i] = convert_uchar4_sat_rte(in[i]);
    words[i] = convert_int4_sat(in[i] * 1e9f) + convert_int4_rtp(in[i]) - convert_int4_rtn(in[i]);
    shorts[i] = convert_short_sat(numbers[i]) + convert_uchar_sat(numbers[i]) + convert_char_sat((uint)numbers[i]);
}
