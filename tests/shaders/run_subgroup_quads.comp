#version 450
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint d[32][4]; };
void main() { uint i = gl_LocalInvocationIndex, x = d[i][0]; d[i] = uint[](subgroupQuadBroadcast(x, 2u), subgroupQuadSwapHorizontal(x), subgroupQuadSwapVertical(x), subgroupQuadSwapDiagonal(x)); }
