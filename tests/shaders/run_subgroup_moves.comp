#version 450
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_shuffle_relative : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint d[32][4]; };
layout(std430, binding = 1) buffer V { vec3 v[32]; };
void main() {
    uint i = gl_LocalInvocationIndex, l = gl_SubgroupInvocationID, n = gl_SubgroupSize, x = d[i][0];
    uint up = subgroupShuffleUp(x, 1u), down = subgroupShuffleDown(x, 1u);
    d[i] = uint[](subgroupShuffle(x, (l * 3u + 1u) % n), n > 1u ? subgroupShuffleXor(x, 1u) : 7u, l == 0u ? 1000u : up, l + 1u == n ? 2000u : down);
    v[i] = subgroupShuffle(v[i], n - 1u - l);
}
