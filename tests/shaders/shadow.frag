#version 450
layout(location = 0) in vec4 p; layout(location = 0) out vec4 o;
layout(binding = 0) uniform sampler2DShadow s2; layout(binding = 1) uniform samplerCubeShadow sc; layout(binding = 2) uniform sampler2DArrayShadow sa;
layout(binding = 3) uniform texture2D t; layout(binding = 4) uniform samplerShadow sh;
void main() {
    float f = texture(s2, p.xyz) + textureLod(s2, p.xyz, 0.0) + textureProj(s2, p) + textureProjLod(s2, p, 1.0) + textureGrad(s2, p.xyz, p.xy, p.zw) + texture(sc, p) + texture(sa, p) + texture(sampler2DShadow(t, sh), p.xyz);
    o = textureGather(s2, p.xy, 0.5) + textureGatherOffset(s2, p.xy, 0.5, ivec2(1)) + f + textureOffset(s2, p.xyz, ivec2(1)) + textureProjGrad(s2, p, p.xy, p.zw);
}
