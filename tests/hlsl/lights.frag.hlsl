struct Light { float3 position; float range; float3 color; float intensity; };
cbuffer Scene : register(b0) { Light lights[8]; uint count; float3 eye; };
struct Input { float4 position : SV_Position; float3 world : WORLD; float3 normal : NORMAL; };
float attenuate(float distance, float range) {
    float x = saturate(1.0f - distance / range);
    return x * x;
}
float4 main(Input input) : SV_Target {
    float3 normal = normalize(input.normal), sum = float3(0, 0, 0);
    float3 view = normalize(eye - input.world);
    for (uint i = 0; i < count; ++i) {
        float3 at = lights[i].position; float reach = lights[i].range;
        float3 to = at - input.world;
        float far = length(to);
        if (far > reach)
            continue;
        to /= far;
        float3 half_way = normalize(to + view);
        float spec = pow(max(dot(half_way, normal), 0.0f), 32.0f);
        sum += lights[i].color * lights[i].intensity * attenuate(far, reach) * (max(dot(to, normal), 0.0f) + spec);
    }
    return float4(sum, 1);
}
