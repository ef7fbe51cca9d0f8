#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) readonly buffer D { int d[]; };
layout(std430, binding = 1) buffer R { int sum; int least; int most; uint done; };
shared int s[16];
shared ivec2 m[16];
void main() {
    uint l = gl_LocalInvocationIndex, i = gl_GlobalInvocationID.x;
    s[l] = d[i];
    m[l] = ivec2(d[i]);
    barrier();
    for (uint n = 8u; n > 0u; n /= 2u) {
        if (l < n) {
            s[l] += s[l + n];
            m[l] = ivec2(min(m[l].x, m[l + n].x), max(m[l].y, m[l + n].y));
        }
        barrier();
    }
    if (l == 0u) {
        atomicAdd(sum, s[0]);
        atomicMin(least, m[0].x);
        atomicMax(most, m[0].y);
        atomicAdd(done, 1u);
    }
}
