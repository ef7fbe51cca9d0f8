#version 450
layout(local_size_x_id = 0, local_size_y_id = 1, local_size_z = 2) in;
layout(constant_id = 2) const int N = 8;
layout(constant_id = 3) const float SCALE = 1.5;
layout(constant_id = 4) const bool FLIP = false;
const int M = N * 2 + 1;
layout(std430, binding = 0) buffer B { float v[]; };
shared float cache[N];
void main() {
    uint i = gl_LocalInvocationIndex % uint(N);
    cache[i] = v[i] * SCALE;
    barrier();
    v[gl_GlobalInvocationID.x] = FLIP ? cache[uint(N) - 1u - i] : cache[i] + float(M);
}
