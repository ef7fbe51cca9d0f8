#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B { int8_t a; uint8_t b; int16_t c; uint16_t d; float16_t e; int64_t f; uint64_t g; double h; f16vec4 v; i8vec4 w; u16vec3 x; i64vec2 y; };
void main() {
    a = int8_t(c); b += uint8_t(3); c = int16_t(f); d = uint16_t(h); e = float16_t(h) * e; f = int64_t(a) * f; g = uint64_t(f) >> 3; h = double(g);
    v = v * e + f16vec4(w); w = i8vec4(v); x = x * x; y = y / i64vec2(3); h = sqrt(h); e = sin(e); h += double(e); w = max(w, i8vec4(1));
}
