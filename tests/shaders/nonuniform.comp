#version 450
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8) in;
layout(binding = 0) uniform sampler2D tex[];
layout(std430, binding = 1) buffer B { vec4 v[]; } bufs[];
void main() { uint i = gl_GlobalInvocationID.x; bufs[nonuniformEXT(i & 7u)].v[i] = textureLod(tex[nonuniformEXT(i)], vec2(0.5), 0.0); }
