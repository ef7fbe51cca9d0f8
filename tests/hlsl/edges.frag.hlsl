float4 main(float2 uv : TEXCOORD) : SV_Target {
    float2 across = ddx(uv), down = ddy(uv);
    float width = abs(across.x) + abs(down.y);
    return float4(width, across.y, down.x, 1.0f);
}
