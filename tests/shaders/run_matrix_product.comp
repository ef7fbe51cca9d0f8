#version 450
layout(local_size_x = 4, local_size_y = 4) in;
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) readonly buffer B { float b[]; };
layout(std430, binding = 2) writeonly buffer C { float c[]; };
layout(push_constant) uniform P { uint n; };
shared float ta[4][4];
shared float tb[4][4];
void main() {
    uvec2 g = gl_GlobalInvocationID.xy, l = gl_LocalInvocationID.xy;
    float sum = 0.0;
    for (uint t = 0u; t < n; t += 4u) {
        ta[l.y][l.x] = a[g.y * n + t + l.x];
        tb[l.y][l.x] = b[(t + l.y) * n + g.x];
        barrier();
        for (uint k = 0u; k < 4u; ++k) sum += ta[l.y][k] * tb[k][l.x];
        barrier();
    }
    c[g.y * n + g.x] = sum;
}
