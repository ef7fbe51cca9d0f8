cbuffer C { float cut; float4 fog; };
float4 main(float4 color : COLOR, float depth : DEPTH) : SV_Target {
    clip(color.a - cut);
    float f = smoothstep(10.0f, 50.0f, depth);
    return lerp(color, fog, float4(f, f, f, f));
}
