#version 450
layout(location = 0) in vec4 p; layout(location = 0) out vec4 o;
layout(binding = 0) uniform sampler1D t1; layout(binding = 1) uniform sampler2D t2; layout(binding = 2) uniform sampler3D t3;
layout(binding = 3) uniform samplerCube tc; layout(binding = 4) uniform sampler2DArray ta; layout(binding = 5) uniform samplerCubeArray tca;
layout(binding = 6) uniform isampler2D ti; layout(binding = 7) uniform usampler2D tu; layout(binding = 8) uniform sampler2DMS tms;
layout(binding = 9) uniform samplerBuffer tb; layout(binding = 10) uniform sampler1DArray t1a;
void main() {
    o = texture(t1, p.x) + texture(t2, p.xy) + texture(t3, p.xyz) + texture(tc, p.xyz) + texture(ta, p.xyz) + texture(tca, p) + texture(t1a, p.xy);
    o += textureLod(t2, p.xy, 1.0) + textureOffset(t2, p.xy, ivec2(1, -1)) + textureLodOffset(t2, p.xy, 0.0, ivec2(2)) + textureGrad(t2, p.xy, p.zw, p.yx);
    o += textureGradOffset(t2, p.xy, p.zw, p.yx, ivec2(-1)) + textureProj(t2, p.xyz) + textureProj(t2, p) + textureProjLod(t2, p, 1.0) + textureProjGrad(t2, p, p.xy, p.zw) + textureProjOffset(t2, p, ivec2(1));
    o += texelFetch(t2, ivec2(p.xy), 0) + texelFetchOffset(t2, ivec2(p.xy), 0, ivec2(1)) + texelFetch(tms, ivec2(p.xy), 2) + texelFetch(tb, 7) + texelFetch(ta, ivec3(p.xyz), 1);
    o += vec4(texture(ti, p.xy)) + vec4(texture(tu, p.xy)) + textureGather(t2, p.xy) + textureGather(t2, p.xy, 2) + textureGatherOffset(t2, p.xy, ivec2(1), 1);
    const ivec2 offs[4] = ivec2[](ivec2(0), ivec2(1, 0), ivec2(0, 1), ivec2(1));
    o += textureGatherOffsets(t2, p.xy, offs, 3) + texture(t2, p.xy, -1.0);
    o.xy += vec2(textureSize(t2, 0)) + textureQueryLod(t2, p.xy); o.z += float(textureQueryLevels(t2) + textureSamples(tms) + textureSize(tb) + textureSize(ta, 1).z + textureSize(tms).x);
}
