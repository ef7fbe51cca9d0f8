#version 450
#define T 16
layout(local_size_x = T, local_size_y = T) in;
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) readonly buffer B { float b[]; };
layout(std430, binding = 2) writeonly buffer C { float c[]; };
layout(push_constant) uniform Size { uint m, n, k; } size;
shared float ta[T][T];
shared float tb[T][T];
void main() {
    uint row = gl_GlobalInvocationID.y, col = gl_GlobalInvocationID.x;
    uint ly = gl_LocalInvocationID.y, lx = gl_LocalInvocationID.x;
    float sum = 0.0;
    for (uint t = 0u; t < (size.k + T - 1u) / T; ++t) {
        uint ak = t * T + lx, bk = t * T + ly;
        ta[ly][lx] = row < size.m && ak < size.k ? a[row * size.k + ak] : 0.0;
        tb[ly][lx] = col < size.n && bk < size.k ? b[bk * size.n + col] : 0.0;
        barrier();
        for (uint i = 0u; i < T; ++i) sum += ta[ly][i] * tb[i][lx];
        barrier();
    }
    if (row < size.m && col < size.n) c[row * size.n + col] = sum;
}
