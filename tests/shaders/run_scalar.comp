#version 450
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 1) in;
struct S { float a; vec3 c; vec2 b; };
layout(scalar, binding = 0) readonly buffer U { float f; vec3 v; S s[2]; mat3 m; layout(row_major) mat3x2 r; vec3 t[]; };
layout(std430, binding = 1) buffer O { float o[]; };
void main() { o[0] = f; o[1] = v.z; o[2] = s[1].a; o[3] = s[1].c.y; o[4] = s[1].b.x; o[5] = m[2][1]; o[6] = r[2][1]; o[7] = t[2].y; S x = s[1]; o[8] = x.c.z; vec3 y = t[1]; o[9] = y.x; mat3 z = m; o[10] = z[1][1]; mat3x2 w = r; o[11] = w[1][1]; }
