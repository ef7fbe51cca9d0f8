#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_ballot : require
// Sums of 64 numbers each: within subgroups, then across them.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer A { uint values[]; };
layout(std430, binding = 1) buffer B { uint sums[]; };
shared uint parts[64];
void main() {
  uint sum = subgroupAdd(values[gl_GlobalInvocationID.x]);
  if (subgroupElect())
    parts[gl_SubgroupID] = sum;
  barrier();
  if (gl_LocalInvocationIndex == 0) {
    for (uint k = 1; k < gl_NumSubgroups; k++)
      sum += parts[k];
    sums[gl_WorkGroupID.x] = sum;
  }
}
