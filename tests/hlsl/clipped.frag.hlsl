float4 main(float2 uv : TEXCOORD, float alpha : ALPHA) : SV_Target {
    clip(alpha - 0.5f);
    float2 rest = frac(uv * 8.0f);
    return rest.x < 0.5f != rest.y < 0.5f ? float4(1.0f, 1.0f, 1.0f, alpha) : float4(uv, 0.0f, alpha);
}
