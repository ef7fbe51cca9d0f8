#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B { int s[16]; uint u[16]; ivec3 iv; uvec3 uv; };
void main() {
    s[1] = abs(s[0]); s[2] = sign(s[0]); s[3] = min(s[0], s[1]); s[4] = max(s[0], s[1]); s[5] = clamp(s[0], s[1], s[2]);
    u[1] = min(u[0], 3u); u[2] = max(u[0], 3u); u[3] = clamp(u[0], 1u, 5u); s[6] = findLSB(s[0]);
    iv = abs(iv) + sign(iv); uv = clamp(uv, uvec3(1u), uvec3(9u)); s[7] = s[0] % 3; s[8] = s[0] / 3; u[4] = u[0] % 5u; s[9] = s[0] >> 2;
}
