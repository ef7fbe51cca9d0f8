#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer D { int d[64]; };
shared int t[8][8];
void main() {
    uvec2 l = gl_LocalInvocationID.xy;
    t[l.y][l.x] = d[l.y * 8u + l.x];
    for (uint k = 0u; k < 8u; ++k) {
        barrier();
        int through = t[l.y][k] + t[k][l.x];
        barrier();
        t[l.y][l.x] = min(t[l.y][l.x], through);
    }
    d[l.y * 8u + l.x] = t[l.y][l.x];
}
