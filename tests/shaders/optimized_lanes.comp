#version 450
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) buffer Data { int lane[]; };
layout(set = 0, binding = 1) buffer Out { uint result[]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    int lane_of = lane[i];
    result[i] = subgroupShuffle(i, uint(lane_of)) + uint(lane_of * 3);
}
