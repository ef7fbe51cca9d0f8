#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 4) in;
layout(std430, binding = 0) buffer B { int8_t b[8]; uint8_t ub[8]; int16_t h[8]; uint16_t uh[8]; };
void main() {
    uint i = gl_LocalInvocationIndex;
    b[i + 4u] = b[i] * int8_t(3) - b[(i + 1u) & 3u];
    ub[i + 4u] = ub[i] / uint8_t(3) + (ub[i] << uint8_t(1));
    h[i + 4u] = h[i] * h[i] + int16_t(b[i]);
    uh[i + 4u] = uh[i] % uint16_t(1000) ^ uint16_t(ub[i]);
}
