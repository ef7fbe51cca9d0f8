#version 450
#extension GL_EXT_null_initializer : require
layout(local_size_x = 4) in; struct S { vec3 a; int b[2]; }; shared S s = {}; shared uint counts[8] = {}; layout(std430, binding = 0) buffer O { float o[]; };
void main() { float z[4] = {}; atomicAdd(counts[0], 1u); o[gl_LocalInvocationIndex] = s.a.x + float(s.b[1]) + z[gl_LocalInvocationIndex] + float(counts[1]); }
