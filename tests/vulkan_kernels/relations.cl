kernel void relations(global const float4 *a, global const float4 *b, global int *out) {
    size_t i = get_global_id(0);
    int4 less = isless(a[i], b[i]);
    int4 chosen = select((int4)(1, 2, 3, 4), (int4)(10, 20, 30, 40), less);
    float4 picked = bitselect(a[i], b[i], (float4)(as_float(0x80000000)));
    out[4 * i] = any(less) + 2 * all(less);
    out[4 * i + 1] = chosen.x + chosen.y + chosen.z + chosen.w;
    out[4 * i + 2] = isnan(a[i].x) + 2 * isinf(a[i].y) + 4 * isnormal(a[i].z) + 8 * signbit(b[i].x) + 16 * isordered(a[i].x, b[i].x);
    out[4 * i + 3] = as_int(picked.w) & as_int(a[i].w);
}
