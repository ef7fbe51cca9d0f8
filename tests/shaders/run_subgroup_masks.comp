#version 450
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint d[32][12]; };
void main() {
    uint i = gl_LocalInvocationIndex, v = d[i][0];
    uvec4 b = subgroupBallot((v & 1u) == 1u);
    d[i] = uint[](b.x, subgroupBallotBitCount(b), subgroupBallotInclusiveBitCount(b), subgroupBallotExclusiveBitCount(b), b.x == 0u ? 99u : subgroupBallotFindLSB(b), b.x == 0u ? 99u : subgroupBallotFindMSB(b),
        uint(subgroupInverseBallot(b)), uint(subgroupBallotBitExtract(b, gl_SubgroupSize - 1u)), subgroupBroadcastFirst(v), subgroupBroadcast(v, 0u), gl_SubgroupEqMask.x | gl_SubgroupGtMask.x << 1, gl_SubgroupLtMask.x ^ gl_SubgroupLeMask.x ^ gl_SubgroupGeMask.x);
}
