struct Bone { float4 rows[3]; };
StructuredBuffer<Bone> Bones : register(t0);
float4 main(float4 position : POSITION, uint4 bones : BONES, float4 weights : WEIGHTS) : SV_Position {
    float3 sum = 0.0f;
    for (uint i = 0; i < 4; i++) {
        Bone bone = Bones[bones[i]];
        sum += weights[i] * float3(dot(bone.rows[0], position), dot(bone.rows[1], position), dot(bone.rows[2], position));
    }
    return float4(sum, 1.0f);
}
