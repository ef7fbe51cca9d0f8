#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B { uint u[32]; int s[32]; ivec4 v; uvec2 w; };
void main() {
    u[1] = bitfieldExtract(u[0], 3, 7);
    s[1] = bitfieldExtract(s[0], 3, 7);
    u[2] = bitfieldInsert(u[0], u[1], 8, 5);
    u[3] = bitfieldReverse(u[0]);
    s[2] = bitCount(u[0]); s[3] = findLSB(u[0]); s[4] = findMSB(u[0]); s[5] = findMSB(s[0]);
    v = bitfieldExtract(v, 1, 2);
    w = bitfieldReverse(w);
}
