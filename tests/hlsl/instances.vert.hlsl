struct Instance { float4 rows[3]; uint material; uint3 pad; };
StructuredBuffer<Instance> Instances : register(t0, space1);
cbuffer Frame : register(b0, space2) { float4 frustum[6]; float time; };
struct V { float4 p : SV_Position; uint material : MATERIAL; float fade : FADE; };
V main(float3 position : POSITION, uint which : INSTANCE) {
    Instance i = Instances[which];
    float4 q = float4(position, 1);
    V v;
    v.p = float4(dot(i.rows[0], q), dot(i.rows[1], q), dot(i.rows[2], q), 1);
    v.material = i.material;
    v.fade = 1;
    for (int k = 0; k < 6; k++)
        if (dot(frustum[k], v.p) < 0) { v.fade = 0; break; }
    v.fade *= frac(time);
    return v;
}
