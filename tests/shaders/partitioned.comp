#version 450
#extension GL_NV_shader_subgroup_partitioned : require
layout(local_size_x = 32) in; layout(std430, binding = 0) buffer B { uint u[]; };
void main() { uint i = gl_LocalInvocationIndex; uvec4 p = subgroupPartitionNV(u[i]); u[i] = subgroupPartitionedAddNV(u[i], p) + subgroupPartitionedInclusiveMaxNV(u[i], p) + subgroupPartitionedExclusiveXorNV(u[i], p); }
