// run: common_functions 16 4 float[16] float[16] float[160]
// run: geometric_functions 4 4 float[16] float[16] float[64]
// run: geometric_double 4 4 double[16] double[16]
// run: common_vectors 4 4 float[16] float[16]
kernel void common_functions(global const float *a, global const float *b, global float *out)
{
    size_t i = get_global_id(0);
    global float *o = out + i * 10;
    float x = a[i], y = b[i];
    *o++ = clamp(x, -1.0f, 1.0f);
    *o++ = degrees(x);
    *o++ = radians(x);
    *o++ = max(x, y);
    *o++ = min(x, y);
    *o++ = mix(x, y, 0.3f);
    *o++ = step(x, y);
    *o++ = smoothstep(-1.0f, 2.0f, x);
    *o++ = sign(x);
    *o++ = smoothstep(-2.0f, 1.0f, y) + step(0.0f, x);
}

kernel void geometric_functions(global const float4 *a, global const float4 *b, global float4 *out)
{
    size_t i = get_global_id(0);
    float4 x = a[i], y = b[i];
    out[i * 4] = cross(x, y) + normalize(x);
    out[i * 4 + 1].xyz = cross(x.xyz, y.xyz) + fast_normalize(y.xyz);
    out[i * 4 + 1].w = dot(x, y);
    out[i * 4 + 2] = (float4)(length(x), distance(x, y), fast_length(x.xy), fast_distance(x.xyz, y.xyz));
    out[i * 4 + 3] = (float4)(dot(x.xy, y.xy), length(x.x), distance(x.y, y.y), normalize(x.z));
}

kernel void geometric_double(global const double4 *a, global double4 *out)
{
    size_t i = get_global_id(0);
    out[i] = cross(a[i], out[i]) + normalize(a[i]) * length(a[i]) + dot(a[i].xy, a[i].zw) + distance(a[i], out[i]);
}

kernel void common_vectors(global const float4 *a, global float4 *out)
{
    size_t i = get_global_id(0);
    float4 x = a[i];
    out[i] = clamp(x, -1.0f, 1.0f) + clamp(x, x.wzyx * x.wzyx * -1.0f, (float4)(2.0f)) + mix(x, out[i], 0.25f)
        + mix(x, out[i], x) + max(x, 0.0f) + min(x, x.yxwz) + degrees(x) + radians(x) + sign(x)
        + step(0.5f, x) + step(x, out[i]) + smoothstep(-1.0f, 1.0f, x);
}
