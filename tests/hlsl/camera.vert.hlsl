cbuffer Camera : register(b0) { float4x4 view; float4x4 projection; };
cbuffer Object : register(b1) { float4 world[3]; float4 tint; };
struct Input { float3 position : POSITION; float3 normal : NORMAL; float2 uv : TEXCOORD; };
struct Output { float4 position : SV_Position; float3 normal : NORMAL; float2 uv : TEXCOORD; float4 color : COLOR; };
float4 times(float4x4 m, float4 v) {
    return float4(dot(m[0], v), dot(m[1], v), dot(m[2], v), dot(m[3], v));
}
Output main(Input input) {
    Output output;
    float4 p = float4(input.position, 1);
    float4 w = float4(dot(world[0], p), dot(world[1], p), dot(world[2], p), 1);
    output.position = times(projection, times(view, w));
    output.normal = normalize(float3(dot(world[0].xyz, input.normal), dot(world[1].xyz, input.normal), dot(world[2].xyz, input.normal)));
    output.uv = input.uv;
    output.color = tint;
    return output;
}
