#version 450
layout(local_size_x = 8) in;
layout(std430, binding = 0) buffer D { vec4 v[8]; uint p[8][5]; vec4 back[8][3]; vec2 two[8][2]; double both; uvec2 halves; };
void main() {
    uint i = gl_LocalInvocationIndex;
    vec4 x = v[i];
    p[i][0] = packUnorm4x8(x); p[i][1] = packSnorm4x8(x); p[i][2] = packUnorm2x16(x.xy); p[i][3] = packSnorm2x16(x.zw); p[i][4] = packHalf2x16(x.yz);
    back[i][0] = unpackUnorm4x8(p[i][0]); back[i][1] = unpackSnorm4x8(p[i][1]); back[i][2] = vec4(unpackUnorm2x16(p[i][2]), unpackSnorm2x16(p[i][3])); two[i][0] = unpackHalf2x16(p[i][4]);
    two[i][1] = vec2(0.0);
    if (i == 0u) { both = packDouble2x32(halves); halves = unpackDouble2x32(both * 2.0lf); }
}
