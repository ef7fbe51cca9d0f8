#version 450
#extension GL_ARB_sparse_texture2 : require
layout(location = 0) in vec4 p; layout(location = 0) out vec4 o; layout(binding = 0) uniform sampler2DArray t; layout(binding = 1) uniform isampler2D ti; layout(binding = 2) uniform sampler2DMS m;
void main() { vec4 a, b; ivec4 c; int r = sparseTextureOffsetARB(t, p.xyz, ivec2(1), a); r |= sparseTextureGradARB(t, p.xyz, p.xy, p.zw, b); r |= sparseTextureGatherOffsetARB(ti, p.xy, ivec2(1), c); r |= sparseTexelFetchARB(m, ivec2(p.xy), 1, b); o = sparseTexelsResidentARB(r) ? a + b + vec4(c) : vec4(r); }
