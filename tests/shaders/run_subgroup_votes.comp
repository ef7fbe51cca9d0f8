#version 450
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint d[32]; };
void main() {
    uint i = gl_LocalInvocationIndex, x = d[i];
    uint r = uint(subgroupAll(x < 40u)) | uint(subgroupAny(x == 17u)) << 1 | uint(subgroupAllEqual(x / 64u)) << 2 | uint(subgroupElect()) << 3 | uint(subgroupAllEqual(vec2(x, 1.0))) << 4;
    d[i] = r | gl_NumSubgroups << 8 | gl_SubgroupID << 16 | gl_SubgroupSize << 24;
}
