#version 450
layout(local_size_x = 32) in;
layout(constant_id = 3) const float conductivity = 0.25;
layout(constant_id = 4) const int rounds = 10;
layout(std430, binding = 0) buffer D { float d[32]; };
shared float t[2][34];
void main() {
    uint l = gl_LocalInvocationIndex + 1u;
    t[0][l] = d[l - 1u];
    if (l == 1u) t[0][0] = t[0][33] = t[1][0] = t[1][33] = 0.0;
    for (int r = 0; r < rounds; ++r) {
        barrier();
        int a = r & 1;
        t[a ^ 1][l] = t[a][l] + conductivity * (t[a][l - 1u] - 2.0 * t[a][l] + t[a][l + 1u]);
    }
    d[l - 1u] = t[rounds & 1][l];
}
