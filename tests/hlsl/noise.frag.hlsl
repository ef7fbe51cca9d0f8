float hash(float2 p) { return frac(sin(dot(p, float2(12.9898f, 78.233f))) * 43758.5453f); }
float noise(float2 p) {
    float2 i = floor(p), f = frac(p);
    float2 u = f * f * (3.0f - 2.0f * f);
    return lerp(lerp(hash(i), hash(i + float2(1, 0)), u.x), lerp(hash(i + float2(0, 1)), hash(i + float2(1, 1)), u.x), u.y);
}
float4 main(float2 uv : TEXCOORD) : SV_Target {
    float sum = 0, amp = 0.5f;
    [unroll(5)] for (int i = 0; i < 5; i++) { sum += amp * noise(uv); uv *= 2.02f; amp *= 0.5f; }
    float3 color = lerp(float3(0.1f, 0.2f, 0.5f), float3(1, 1, 1), (float3)sum);
    return float4(pow(color, (float3)2.2f), 1);
}
