#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) readonly buffer I { float image[]; };
layout(std430, binding = 1) writeonly buffer O { float blurred[]; };
layout(std140, binding = 2) uniform K { mat3 kernel; ivec2 size; };
shared float t[10][10];
float at(ivec2 p) { p = clamp(p, ivec2(0), size - 1); return image[p.y * size.x + p.x]; }
void main() {
    ivec2 l = ivec2(gl_LocalInvocationID.xy), corner = ivec2(gl_WorkGroupID.xy) * 8 - 1;
    for (int i = int(gl_LocalInvocationIndex); i < 100; i += 64) t[i / 10][i % 10] = at(corner + ivec2(i % 10, i / 10));
    barrier();
    float sum = 0.0;
    for (int y = 0; y < 3; ++y) for (int x = 0; x < 3; ++x) sum += kernel[x][y] * t[l.y + y][l.x + x];
    ivec2 g = ivec2(gl_GlobalInvocationID.xy);
    blurred[g.y * size.x + g.x] = sum;
}
