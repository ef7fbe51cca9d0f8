#version 450
layout(local_size_x = 4) in;
layout(binding = 0) uniform sampler2D image;
layout(std430, binding = 1) buffer D { vec4 d[4]; };
void main() { uint i = gl_LocalInvocationIndex; vec2 p = d[i].xy; d[i] = textureGather(image, p) + 100.0 * textureGather(image, p, 1); }
