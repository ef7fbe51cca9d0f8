#version 450
#extension GL_KHR_shader_subgroup_clustered : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint d[32][4]; };
layout(std430, binding = 1) buffer F { float f[32]; };
void main() {
    uint i = gl_LocalInvocationIndex, x = d[i][0];
    d[i] = uint[](subgroupClusteredAdd(x, 4u), subgroupClusteredMax(x, 2u), subgroupClusteredXor(x, 4u), subgroupClusteredAdd(x, 1u));
    f[i] = subgroupClusteredMin(f[i], 4u);
}
