kernel void half_loads(global const half *in, global half *out, global float *sums, float scale) {
    size_t i = get_global_id(0);
    float4 v = vload_half4(i, in);
    float x = vload_half(4 * i + 1, in);
    vstore_half4(v * scale, i, out);
    vstore_half_rtz(x + 0.33333f, 4 * i + 2, out);
    float3 w = vload_half3(0, in);
    sums[i] = v.x + v.y + v.z + v.w + w.z;
    vstore_half_rte(sums[i], 4 * i + 3, out);
}
