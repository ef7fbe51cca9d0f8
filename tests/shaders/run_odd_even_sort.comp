#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) buffer D { float d[32]; };
void main() {
    uint l = gl_LocalInvocationIndex;
    for (uint round = 0u; round < 32u; ++round) {
        uint i = 2u * l + (round & 1u);
        if (i + 1u < 32u) {
            float a = d[i], b = d[i + 1u];
            d[i] = min(a, b);
            d[i + 1u] = max(a, b);
        }
        memoryBarrierBuffer();
        barrier();
    }
}
