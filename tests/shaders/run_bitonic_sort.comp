#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { int d[]; };
shared int t[64];
void main() {
    uint l = gl_LocalInvocationIndex;
    t[l] = d[l];
    t[l + 32u] = d[l + 32u];
    for (uint k = 2u; k <= 64u; k <<= 1)
        for (uint j = k >> 1; j > 0u; j >>= 1) {
            barrier();
            uint i = 2u * l - (l & (j - 1u)), p = i ^ j;
            bool up = (i & k) == 0u;
            int x = t[i], y = t[p];
            if ((x > y) == up) { t[i] = y; t[p] = x; }
        }
    barrier();
    d[l] = t[l];
    d[l + 32u] = t[l + 32u];
}
