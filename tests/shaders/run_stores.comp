#version 450
layout(local_size_x = 1) in;
struct S { float a; vec2 b; vec3 c; };
layout(std140, binding = 0) buffer U { float a[2]; layout(row_major) mat2x3 q; S s; vec3 v; layout(row_major) mat2 r; mat2 k; };
void main() { a[1] = 1.0; q[1] = vec3(2.0, 3.0, 4.0); s = S(5.0, vec2(6.0, 7.0), vec3(8.0, 9.0, 10.0)); v = vec3(11.0, 12.0, 13.0); r = mat2(14.0, 15.0, 16.0, 17.0); k[0][1] = 18.0; }
