#version 450
#extension GL_ARB_shader_clock : require
#extension GL_EXT_shader_realtime_clock : require
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_debug_printf : require
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B { uvec2 a; uint64_t b; };
void main() { a = clock2x32ARB(); b = clockARB() + clockRealtimeEXT(); debugPrintfEXT("a %d b %f", a.x, 1.5); }
