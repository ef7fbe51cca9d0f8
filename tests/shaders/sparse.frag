#version 450
#extension GL_ARB_sparse_texture2 : require
#extension GL_ARB_sparse_texture_clamp : require
layout(location = 0) in vec4 p; layout(location = 0) out vec4 o;
layout(binding = 0) uniform sampler2D t; layout(binding = 1) uniform sampler2DShadow s; layout(binding = 2, rgba8) uniform image2D i;
void main() {
    vec4 a, b, c, d, e, f; float g, h;
    int r = sparseTextureARB(t, p.xy, a); r |= sparseTextureLodARB(t, p.xy, 1.0, b); r |= sparseTexelFetchARB(t, ivec2(p.xy), 0, c);
    r |= sparseTextureGatherARB(t, p.xy, d); r |= sparseTextureARB(s, p.xyz, g); r |= sparseTextureLodARB(s, p.xyz, 0.0, h);
    r |= sparseTextureGatherARB(s, p.xy, 0.5, e); r |= sparseImageLoadARB(i, ivec2(p.xy), f); r |= sparseTextureClampARB(t, p.xy, 0.5, a);
    o = sparseTexelsResidentARB(r) ? a + b + c + d + e + f + g + h : vec4(0.0); o += textureClampARB(t, p.xy, 0.25);
}
