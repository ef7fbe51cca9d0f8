kernel void geometry(global const float4 *a, global const float4 *b, global float4 *out) {
    size_t i = get_global_id(0);
    float3 x = a[i].xyz, y = b[i].xyz;
    out[2 * i] = cross(a[i], b[i]);
    out[2 * i + 1] = (float4)(dot(x, y), length(x), distance(x, y), normalize(y).x + mix(x.x, y.x, 0.25f));
}
