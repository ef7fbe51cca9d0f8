#version 450
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_shuffle_relative : require
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer B { vec4 v[]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    vec4 x = v[i];
    x += subgroupShuffle(x, 3u) + subgroupShuffleXor(x, 1u) + subgroupShuffleUp(x, 2u) + subgroupShuffleDown(x, 2u);
    x += subgroupQuadBroadcast(x, 1u) + subgroupQuadSwapHorizontal(x) + subgroupQuadSwapVertical(x) + subgroupQuadSwapDiagonal(x);
    v[i] = x;
}
