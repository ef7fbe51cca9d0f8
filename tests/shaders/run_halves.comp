#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 8) in;
layout(std430, binding = 0) buffer B { float16_t x[8]; f16vec4 v[8]; float y[8]; };
void main() {
    uint i = gl_LocalInvocationIndex;
    float16_t a = x[i];
    v[i] = f16vec4(a * a, a + float16_t(1.5), -a, sqrt(abs(a)));
    y[i] = float(a) * 2.0 + float(max(a, float16_t(1.0)));
    x[i] = float16_t(y[i] / 3.0);
}
