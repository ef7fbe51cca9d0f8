#version 450
#extension GL_EXT_maximal_reconvergence : enable
#extension GL_EXT_subgroup_uniform_control_flow : require
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 64) in; layout(std430, binding = 0) buffer O { uint o[]; };
void main()
[[subgroup_uniform_control_flow]] { uint i = gl_GlobalInvocationID.x; if (subgroupAll(o[i] > 2u)) o[i] = 1u; }
