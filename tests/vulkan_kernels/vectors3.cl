float3 bent(float3 v, int3 k) { return v.zxy * convert_float3(k) + cross(v, (float3)(1, 2, 3)); }
kernel void vectors3(global const float *in, global float *out, global float3 *padded, global int16 *wide) {
    size_t i = get_global_id(0);
    float3 v = vload3(i, in);
    int3 k = convert_int3_rtz(v * 4);
    v = bent(v, k);
    vstore3(v, i, out);
    padded[i] = v + padded[i].yzx;
    int16 w = wide[i];
    wide[i] = select(w, w.s0123456776543210 + 1, w > (int16)w.s3);
    float8 f = convert_float8(wide[i].lo) * 0.5f;
    out[3 * i] += dot(f.lo, f.hi) + length(v);
}
