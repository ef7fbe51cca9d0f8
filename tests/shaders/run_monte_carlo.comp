#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint inside; };
uint state;
float random() { state ^= state << 13; state ^= state >> 17; state ^= state << 5; return float(state >> 8) / 16777216.0; }
void main() {
    state = gl_GlobalInvocationID.x * 2654435761u + 1u;
    uint n = 0u;
    for (int i = 0; i < 64; ++i) { vec2 p = vec2(random(), 0.0); p.y = random(); if (dot(p, p) < 1.0) ++n; }
    atomicAdd(inside, n);
}
