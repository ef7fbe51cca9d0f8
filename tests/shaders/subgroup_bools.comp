#version 460
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_clustered : require
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 32) in;
layout(binding = 0) buffer Flags { uvec4 flags[]; };

// Vectors of booleans that move from one invocation to another.
void main() {
    uint i = gl_SubgroupInvocationID;
    bvec3 value = bvec3(flags[i].xyz);
    value = subgroupShuffle(value, i ^ 1u);
    value = subgroupBroadcast(value, 2u);
    value = subgroupBroadcastFirst(value);
    bvec3 masked = subgroupAnd(value);
    value = subgroupClusteredXor(masked, 4u);
    bvec2 pair = subgroupQuadSwapHorizontal(value.xy);
    flags[i] = uvec4(value, any(pair));
}
