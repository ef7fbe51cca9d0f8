#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer I { uint d[]; };
layout(std430, binding = 1) buffer O { uint count; uint kept[]; };
void main() {
    uint v = d[gl_GlobalInvocationID.x];
    if ((v & 3u) != 1u) return;
    kept[atomicAdd(count, 1u)] = v;
}
