#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer D { mat4 a; mat3 b; mat2 c; mat4 ai; mat3 bi; mat2 ci; float det[3]; layout(row_major) mat4 row_a; mat2x3 rect; mat3x2 turned; mat3 outer; };
void main() { ai = inverse(a); bi = inverse(b); ci = inverse(c); det[0] = determinant(a); det[1] = determinant(b); det[2] = determinant(c); row_a = a; turned = transpose(rect); outer = outerProduct(b[0], b[1]); }
