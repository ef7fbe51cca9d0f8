#version 450
layout(local_size_x = 1) in;
struct S { vec3 a; float b; mat2 m; };
layout(std430, binding = 0) buffer A { uint n[4]; };
layout(std430, binding = 1) readonly buffer B { uint head; S items[]; } b;
layout(std430, binding = 2) readonly buffer C { vec3 v[]; } c;
layout(std430, set = 1, binding = 0) readonly buffer D { uvec2 head; uint items[]; } d;
void main() { n[0] = uint(b.items.length()); n[1] = uint(c.v.length()); n[2] = uint(d.items.length()); n[3] = uint(b.items[b.items.length() - 1].b) + d.items[d.items.length() - 1]; }
