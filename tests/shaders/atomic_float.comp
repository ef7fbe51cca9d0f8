#version 450
#extension GL_EXT_shader_atomic_float : require
#extension GL_EXT_shader_atomic_float2 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B { float f; double d; int64_t i; uint64_t u; };
void main() { atomicAdd(f, 1.0); atomicExchange(f, 2.0); atomicMin(f, 3.0); atomicMax(f, 4.0); atomicAdd(d, 1.0LF); atomicAdd(i, 1l); atomicMax(u, 7ul); atomicCompSwap(u, 1ul, 2ul); }
