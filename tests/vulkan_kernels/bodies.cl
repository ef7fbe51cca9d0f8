kernel void bodies(global const float4 *in, global float4 *out, uint count, float step) {
    size_t i = get_global_id(0);
    float4 own = in[i];
    float3 push = 0;
    for (uint j = 0; j < count; j++) {
        float3 way = in[j].xyz - own.xyz;
        float near = rsqrt(way.x * way.x + way.y * way.y + way.z * way.z + 0.01f);
        push += way * (in[j].w * near * near * near);
    }
    out[i] = (float4)(own.xyz + push * step, own.w);
}
