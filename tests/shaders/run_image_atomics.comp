#version 450
layout(local_size_x = 16) in;
layout(r32ui, binding = 0) uniform uimage2D counts;
layout(r32i, binding = 1) uniform iimage3D least;
void main() {
    int i = int(gl_LocalInvocationIndex);
    imageAtomicAdd(counts, ivec2(i & 3, 0), uint(i));
    imageAtomicMax(counts, ivec2(i & 3, 1), uint(i * 7 % 16));
    uint old = imageAtomicExchange(counts, ivec2(i & 3, 2), uint(i));
    imageAtomicOr(counts, ivec2(i & 3, 3), 1u << old);
    imageAtomicMin(least, ivec3(0, i & 1, i & 1), -i);
    imageAtomicCompSwap(least, ivec3(1, 0, 0), 0, i + 5);
}
