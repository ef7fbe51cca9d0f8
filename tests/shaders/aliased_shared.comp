#version 450
#extension GL_EXT_shared_memory_block : require
layout(local_size_x = 4) in; shared A { uint u[16]; }; shared B { vec4 f[4]; }; layout(std430, binding = 0) buffer S { vec4 o[]; };
void main() { u[gl_LocalInvocationIndex] = 7u; barrier(); o[gl_LocalInvocationIndex] = f[gl_LocalInvocationIndex]; }
