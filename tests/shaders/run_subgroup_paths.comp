#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint d[32]; uint rounds[32]; };
void main() {
    uint i = gl_LocalInvocationIndex, x = d[i], r;
    if (x % 3u == 0u) r = subgroupAdd(x);
    else if (x % 3u == 1u) r = subgroupMax(x) + 1000u;
    else r = subgroupBallotBitCount(subgroupBallot(true)) + 2000u;
    uint all = subgroupAdd(1u), n = 0u;
    for (uint k = 0u; k < x % 4u; ++k) n += subgroupAdd(1u);
    d[i] = r * 64u + all;
    rounds[i] = n;
}
