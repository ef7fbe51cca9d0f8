kernel void loaded_vectors(global const float *in, global float *out) {
    size_t i = get_global_id(0);
    float3 a = vload3(i, in);
    float4 b = vload4(0, in + i);
    float8 c = vload8(0, in + 1);
    vstore3(a.zyx + b.xyz * c.s5, i, out);
}
