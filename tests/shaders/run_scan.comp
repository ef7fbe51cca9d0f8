#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint d[]; };
shared uint t[64];
void main() {
    uint l = gl_LocalInvocationIndex, base = gl_WorkGroupID.x * 64u;
    t[l] = d[base + l];
    t[l + 32u] = d[base + l + 32u];
    uint step = 1u;
    for (uint n = 32u; n > 0u; n >>= 1) {
        barrier();
        if (l < n) t[step * (2u * l + 2u) - 1u] += t[step * (2u * l + 1u) - 1u];
        step <<= 1;
    }
    if (l == 0u) t[63] = 0u;
    for (uint n = 1u; n < 64u; n <<= 1) {
        step >>= 1;
        barrier();
        if (l < n) {
            uint i = step * (2u * l + 1u) - 1u, j = step * (2u * l + 2u) - 1u, x = t[i];
            t[i] = t[j];
            t[j] += x;
        }
    }
    barrier();
    d[base + l] = t[l];
    d[base + l + 32u] = t[l + 32u];
}
