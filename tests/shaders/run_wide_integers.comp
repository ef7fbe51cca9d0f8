#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer D { uint64_t u[8]; int64_t s[8]; };
void main() {
    uint64_t a = u[0], b = u[1];
    int64_t c = s[0], d = s[1];
    u[2] = a * b; u[3] = a / b; u[4] = a % b; u[5] = a >> 13 | b << 51; u[6] = a ^ ~b; u[7] = uint64_t(c) + uint64_t(uint(d));
    s[2] = c * d; s[3] = c / d; s[4] = c >> 7; s[5] = abs(c) - max(c, d); s[6] = min(c, d); s[7] = int64_t(a > b ? -1 : 1) * sign(c);
}
