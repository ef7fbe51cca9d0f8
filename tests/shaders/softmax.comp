#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 64) in; layout(std430, binding = 0) buffer X { float x[]; }; layout(push_constant) uniform P { uint n; }; shared float part[64];
void main() { uint row = gl_WorkGroupID.x, l = gl_LocalInvocationID.x; float m = uintBitsToFloat(0xff800000u); for (uint i = l; i < n; i += 64u) m = max(m, x[row * n + i]); m = subgroupMax(m); if (subgroupElect()) part[gl_SubgroupID] = m; barrier(); for (uint i = 0u; i < gl_NumSubgroups; ++i) m = max(m, part[i]);
 float s = 0.0; for (uint i = l; i < n; i += 64u) { float e = exp(x[row * n + i] - m); x[row * n + i] = e; s += e; } s = subgroupAdd(s); barrier(); if (subgroupElect()) part[gl_SubgroupID] = s; barrier(); s = 0.0; for (uint i = 0u; i < gl_NumSubgroups; ++i) s += part[i]; for (uint i = l; i < n; i += 64u) x[row * n + i] /= s; }
