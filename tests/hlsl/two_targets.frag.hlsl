struct Input { float4 position : SV_Position; uint id : ID; float2 uv : TEXCOORD0; float w : W; };
struct Output { float4 albedo : SV_Target0; float4 normal : SV_Target1; };
Output main(Input input) {
    Output o;
    o.albedo = float4(input.uv, (float)(input.id & 255) / 255.0f, 1);
    float2 d = float2(ddx(input.uv.x), ddy(input.uv.y));
    o.normal = float4(d, fwidth(input.w), ddx_fine(input.position.z));
    if (input.uv.x < 0.1f) clip(-1.0f);
    return o;
}
