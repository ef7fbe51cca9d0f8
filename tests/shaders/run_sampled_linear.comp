#version 450
layout(local_size_x = 8) in;
layout(binding = 0) uniform sampler2D smoothed;
layout(binding = 1) uniform texture2D plain;
layout(binding = 2) uniform sampler mirrored;
layout(binding = 3) uniform sampler bordered;
layout(std430, binding = 4) buffer D { vec4 at[8]; vec4 mirror[8]; vec4 border[8]; };
void main() { uint i = gl_LocalInvocationIndex; vec2 p = at[i].xy; mirror[i] = textureLod(sampler2D(plain, mirrored), p, 0.0); border[i] = textureLodOffset(sampler2D(plain, bordered), p, 0.0, ivec2(1, 0)); at[i] = textureLod(smoothed, p, 0.0); }
