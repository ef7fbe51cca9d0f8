#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint rule; uint row[17]; };
shared uint bits;
void main() {
    uint l = gl_LocalInvocationIndex;
    for (uint r = 0u; r < 16u; ++r) {
        if (l == 0u) bits = 0u;
        barrier();
        uint now = row[r], around = (now >> (l + 1u & 31u) & 1u) << 2 | (now >> l & 1u) << 1 | (now >> (l + 31u & 31u) & 1u);
        atomicXor(bits, (rule >> around & 1u) << l);
        barrier();
        if (l == 0u) row[r + 1u] = bits;
        memoryBarrierBuffer();
        barrier();
    }
}
