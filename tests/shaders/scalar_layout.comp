#version 450
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 1) in;
struct S { float a; vec3 b; uint c; dvec3 d; };
layout(scalar, binding = 0) buffer B { float pre; vec3 v; S s[3]; vec3 tail[]; };
void main() { tail[1] = v * pre; s[1].b = s[0].b.zyx; s[2].d = dvec3(s[0].b) + s[1].d; tail[0].y = 3.0; v.x = s[2].a; s[0] = s[1]; }
