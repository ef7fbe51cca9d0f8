cbuffer Constants : register(b0) { float4 columns[4]; float time; };
float4 bend(float4 p, float by) { return float4(p.x + sin(p.y * by), p.yzw); }
float4 main(float4 position : POSITION, float3 normal : NORMAL) : SV_Position {
    float4 bent = bend(position, time);
    float4 sum = 0.0f;
    for (uint i = 0; i < 4; i++)
        sum += columns[i] * bent[i];
    return sum + float4(normal * 0.01f, 0.0f);
}
