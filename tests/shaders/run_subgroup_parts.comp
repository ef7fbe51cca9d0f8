#version 450
#extension GL_NV_shader_subgroup_partitioned : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint d[32][4]; };
void main() { uint i = gl_LocalInvocationIndex, x = d[i][0]; uvec4 p = subgroupPartitionNV(x % 3u); d[i] = uint[](p.x, subgroupPartitionedAddNV(x, p), subgroupPartitionedInclusiveMaxNV(x, p), subgroupPartitionedExclusiveXorNV(x, p)); }
