#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_ballot : require
// Keeps numbers that are divisible by three, in their order, within a subgroup.
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer A { uint values[]; };
layout(std430, binding = 1) buffer B { uint kept[]; };
void main() {
  uint value = values[gl_GlobalInvocationID.x];
  bool keep = value % 3 == 0;
  uvec4 ballot = subgroupBallot(keep);
  if (keep)
    kept[gl_WorkGroupID.x * 32 + subgroupBallotExclusiveBitCount(ballot)] = value;
}
