#version 450
#extension GL_EXT_shader_atomic_float : require
#extension GL_EXT_shader_atomic_int64 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
layout(local_size_x = 16) in;
layout(std430, binding = 0) buffer B { float sum; uint most; double total; uint64_t wide; int64_t least; uint swapped; uint slots[16]; };
shared float part;
void main() {
    uint i = gl_LocalInvocationIndex;
    if (i == 0u) part = 0.0;
    barrier();
    atomicAdd(part, float(i));
    atomicAdd(total, double(i) * 0.5lf);
    atomicAdd(wide, uint64_t(i) << 32);
    atomicMin(least, -int64_t(i) * 10000000000l);
    // The greatest of positive numbers, by their bits.
    uint mine = floatBitsToUint(float(i * 7u % 16u) + 0.5), old = most;
    while (uintBitsToFloat(old) < uintBitsToFloat(mine)) {
        uint seen = atomicCompSwap(most, old, mine);
        if (seen == old) break;
        old = seen;
    }
    slots[i] = atomicExchange(swapped, i + 100u);
    barrier();
    if (i == 0u) sum = part;
}
