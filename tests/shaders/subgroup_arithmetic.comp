#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_clustered : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer B { int s[]; };
layout(std430, binding = 1) buffer C { float f[]; };
layout(std430, binding = 2) buffer D { uint u[]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    int x = s[i]; float y = f[i]; uint z = u[i];
    s[i] = subgroupAdd(x) + subgroupMul(x) + subgroupMin(x) + subgroupMax(x) + subgroupAnd(x) + subgroupOr(x) + subgroupXor(x);
    f[i] = subgroupInclusiveAdd(y) + subgroupExclusiveMul(y) + subgroupInclusiveMin(y) + subgroupExclusiveMax(y);
    u[i] = subgroupClusteredAdd(z, 4) + subgroupClusteredMax(z, 8) + subgroupClusteredXor(z, 2) + subgroupInclusiveMin(z);
}
