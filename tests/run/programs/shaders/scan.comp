#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_ballot : require
// Sums up to each of 64 numbers.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer A { uint values[]; };
layout(std430, binding = 1) buffer B { uint sums[]; };
shared uint totals[64];
void main() {
  uint sum = subgroupInclusiveAdd(values[gl_GlobalInvocationID.x]);
  if (gl_SubgroupInvocationID == gl_SubgroupSize - 1)
    totals[gl_SubgroupID] = sum;
  barrier();
  for (uint k = 0; k < gl_SubgroupID; k++)
    sum += totals[k];
  sums[gl_GlobalInvocationID.x] = sum;
}
