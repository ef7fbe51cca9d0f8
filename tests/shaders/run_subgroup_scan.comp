#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer D { uint d[]; };
shared uint part[64];
void main() {
    uint v = d[gl_GlobalInvocationID.x], before = subgroupExclusiveAdd(v);
    if (gl_SubgroupInvocationID == gl_SubgroupSize - 1u) part[gl_SubgroupID] = before + v;
    barrier();
    uint total = 0u;
    for (uint k = 0u; k < gl_SubgroupID; ++k) total += part[k];
    d[gl_GlobalInvocationID.x] = total + before + v;
}
