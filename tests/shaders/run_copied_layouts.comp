#version 450
layout(local_size_x = 1) in;
struct S { float a[3]; mat3 m; vec2 v; };
layout(std140, binding = 0) uniform U { S from[2]; };
layout(std430, binding = 1) buffer O { S to[2]; float sum; };
void main() { S s = from[1]; to[0] = s; to[1] = from[0]; S t[2] = from; t[0].m *= 2.0; sum = t[0].m[2][1] + t[1].a[2] + t[1].v.y; }
