cbuffer Light : register(b0) { float4 direction; float4 color; };
float4 main(float4 place : SV_Position, float3 normal : NORMAL) : SV_Target {
    float amount = saturate(dot(normalize(normal), direction.xyz));
    return float4(color.xyz * amount, color.w) + place * 0.001f;
}
