struct Material { float4 color; float rough; };
StructuredBuffer<Material> Materials : register(t0);
float4 main(uint which : MATERIAL, float2 uv : TEXCOORD) : SV_Target {
    Material material = Materials[which];
    [branch] if (uv.x > 0.5f)
        return material.color * material.rough;
    return material.color;
}
