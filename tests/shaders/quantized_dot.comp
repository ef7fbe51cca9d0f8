#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 32) in; struct Q { float16_t d; int8_t q[32]; }; layout(std430, binding = 0) readonly buffer A { Q a[]; }; layout(std430, binding = 1) readonly buffer B { Q b[]; }; layout(std430, binding = 2) writeonly buffer C { float c[]; };
void main() { uint i = gl_GlobalInvocationID.x; int s = 0; for (int k = 0; k < 32; ++k) s += int(a[i].q[k]) * int(b[i].q[k]); c[i] = float(a[i].d) * float(b[i].d) * float(s); }
