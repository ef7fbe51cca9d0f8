#version 450
layout(local_size_x = 4, local_size_y = 4) in;
layout(std430, binding = 0) readonly buffer A { ivec2 a[]; };
layout(std430, binding = 1) writeonly buffer B { ivec2 b[]; };
shared ivec2 t[4][5];
void main() {
    uvec2 l = gl_LocalInvocationID.xy, w = gl_WorkGroupID.xy, size = 4u * gl_NumWorkGroups.xy;
    t[l.y][l.x] = a[(w.y * 4u + l.y) * size.x + w.x * 4u + l.x];
    barrier();
    b[(w.x * 4u + l.y) * size.y + w.y * 4u + l.x] = t[l.x][l.y].yx;
}
