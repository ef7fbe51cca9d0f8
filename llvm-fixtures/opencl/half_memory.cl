// run: half_scalar 16 4 ushort[16] float[16] float[16]
// run: half_store_rounding 8 8 float[8] ushort[48]
// run: half_vectors 2 2 ushort[32] float[32] ushort[40]
// run: half_aligned 2 2 ushort[32] float[32]
kernel void half_scalar(global half *h, global const float *in, global float *out)
{
    size_t i = get_global_id(0);
    out[i] = vload_half(i, h) + 1.0f;
    vstore_half(in[i] * 0.33f, i, h);
}

kernel void half_store_rounding(global const float *in, global half *out)
{
    size_t i = get_global_id(0);
    float x = in[i] * 1.0009f;
    vstore_half(x, i * 6, out);
    vstore_half_rte(x, i * 6 + 1, out);
    vstore_half_rtz(x, i * 6 + 2, out);
    vstore_half_rtp(x, i * 6 + 3, out);
    vstore_half_rtn(x, i * 6 + 4, out);
    vstore_half((double)x * 3.0, i * 6 + 5, out);
}

kernel void half_vectors(global const half *in, global float *out, global half *back)
{
    size_t i = get_global_id(0);
    vstore2(vload_half2(i, in), i, out);
    vstore3(vload_half3(i, in), i, out + 4);
    vstore4(vload_half4(i, in), i, out + 10);
    vstore_half2(vload2(i, out), i, back);
    vstore_half4_rtz(vload4(i, out + 10) * 1.7f, i, back + 4);
    vstore_half8(vload_half8(i, in), i, back + 12);
}

kernel void half_aligned(global half *in, global float *out)
{
    size_t i = get_global_id(0);
    vstore4(vloada_half4(i, in), i, out);
    vstore3(vloada_half3(i, in), i, out + 8);
    vstorea_half4_rte(vloada_half4(i, in) * 0.5f, i + 2, in);
    vstorea_half2_rtn((float2)(1.0f / 3.0f), i + 10, in);
}
