#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B { uint u[16]; vec4 v[16]; dvec2 d; };
void main() {
    u[0] = packSnorm4x8(v[0]); u[1] = packUnorm4x8(v[0]); u[2] = packSnorm2x16(v[0].xy); u[3] = packUnorm2x16(v[0].xy);
    u[4] = packHalf2x16(v[0].xy); d.x = packDouble2x32(uvec2(u[0], u[1]));
    v[1] = unpackSnorm4x8(u[0]); v[2] = unpackUnorm4x8(u[1]); v[3].xy = unpackSnorm2x16(u[2]); v[4].xy = unpackUnorm2x16(u[3]);
    v[5].xy = unpackHalf2x16(u[4]); uvec2 w = unpackDouble2x32(d.y); u[5] = w.x + w.y;
}
