#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint d[]; };
void main() {
    uint n = gl_GlobalInvocationID.x + 1u, steps = 0u;
    while (n != 1u) {
        n = n % 2u == 0u ? n / 2u : 3u * n + 1u;
        ++steps;
    }
    d[gl_GlobalInvocationID.x] = steps;
}
