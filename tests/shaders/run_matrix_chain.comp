#version 450
layout(local_size_x = 1) in;
layout(std140, row_major, binding = 0) uniform U { mat4 a; mat3x4 b; layout(column_major) mat4x3 c; vec4 v; vec3 w; };
layout(std430, binding = 1) buffer O { vec4 x; vec4 y; vec3 z; vec3 t; float s[4]; mat3 p; mat4 q; };
void main() { x = a * v; y = v * a; z = v * b; t = c * v; vec4 k = w * c; for (int i = 0; i < 4; ++i) s[i] = k[i]; p = c * b; q = b * c + a * 2.0 - matrixCompMult(a, a); }
