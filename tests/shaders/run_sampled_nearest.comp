#version 450
layout(local_size_x = 8) in;
layout(binding = 0) uniform sampler2D repeated;
layout(binding = 1) uniform sampler2D clamped;
layout(binding = 2) uniform usampler2D integers;
layout(std430, binding = 3) buffer D { vec4 at[8]; uint n[8]; };
void main() { uint i = gl_LocalInvocationIndex; vec2 p = at[i].xy; n[i] = texture(integers, p).x + uint(textureSize(integers, 0).x) * 100u; at[i] = vec4(texture(repeated, p).xy, texture(clamped, p).xy); }
