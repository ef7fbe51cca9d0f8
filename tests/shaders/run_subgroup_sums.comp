#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer I { uint d[32]; };
layout(std430, binding = 1) writeonly buffer O { uint o[32][10]; };
layout(std430, binding = 2) writeonly buffer F { vec2 f[32][5]; };
layout(std430, binding = 3) writeonly buffer S { int s[32][6]; };
void main() {
    uint i = gl_LocalInvocationIndex, v = d[i];
    o[i] = uint[](subgroupAdd(v), subgroupInclusiveAdd(v), subgroupExclusiveAdd(v), subgroupMul(v | 1u), subgroupMin(v), subgroupMax(v), subgroupAnd(v), subgroupOr(v), subgroupXor(v), subgroupExclusiveMax(v));
    vec2 x = vec2(v % 16u, i);
    f[i] = vec2[](subgroupAdd(x), subgroupInclusiveMin(x), subgroupExclusiveMax(x + 1.0), subgroupMul(vec2(1.0 + float(i % 2u))), subgroupExclusiveAdd(x));
    int n = int(v) - 50;
    s[i] = int[](subgroupMin(n), subgroupMax(n), subgroupInclusiveMul(n % 3 + 2), subgroupExclusiveMin(n), subgroupInclusiveXor(n), subgroupExclusiveMul(1));
}
