#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer B { uint u[]; };
void main() {
    uint i = gl_GlobalInvocationID.x, x = u[i];
    uvec4 b = subgroupBallot(x > 3u);
    uint r = subgroupBallotBitCount(b) + subgroupBallotInclusiveBitCount(b) + subgroupBallotExclusiveBitCount(b);
    r += subgroupBallotFindLSB(b) + subgroupBallotFindMSB(b);
    if (subgroupInverseBallot(b)) r++;
    if (subgroupBallotBitExtract(b, 5u)) r += 2u;
    r += subgroupBroadcast(x, 2u) + subgroupBroadcastFirst(x);
    if (subgroupAll(x > 1u) || subgroupAny(x == 7u) || subgroupAllEqual(x)) r *= 2u;
    if (subgroupElect()) r += gl_SubgroupSize + gl_NumSubgroups + gl_SubgroupID + gl_SubgroupInvocationID;
    r += bitCount(gl_SubgroupEqMask.x | gl_SubgroupGeMask.x ^ gl_SubgroupGtMask.y & gl_SubgroupLeMask.z + gl_SubgroupLtMask.w);
    subgroupBarrier(); subgroupMemoryBarrier(); subgroupMemoryBarrierBuffer(); subgroupMemoryBarrierShared();
    u[i] = r;
}
