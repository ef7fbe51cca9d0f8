// run: n_body 16 8 float[64] float[64] float=0.01 float=0.125 local[128]
kernel void n_body(global float4 *position, global float4 *velocity, float step, float softening, local float4 *cache)
{
    uint i = get_global_id(0), lane = get_local_id(0), size = get_local_size(0);
    float4 me = position[i];
    float3 acceleration = (float3)(0.0f);
    for (uint block = 0; block < get_num_groups(0); ++block) {
        cache[lane] = position[block * size + lane];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint j = 0; j < size; ++j) {
            float3 distance = cache[j].xyz - me.xyz;
            float squared = dot(distance, distance) + softening * softening;
            float inverse = rsqrt(squared);
            acceleration += distance * (cache[j].w * inverse * inverse * inverse);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    float4 speed = velocity[i];
    speed.xyz += acceleration * step;
    velocity[i] = speed;
    barrier(CLK_GLOBAL_MEM_FENCE);
    me.xyz += speed.xyz * step;
    velocity[i].w = length(me.xyz);
}
