#version 450
layout(local_size_x = 64) in; layout(std430, binding = 0) buffer D { vec2 d[]; }; layout(push_constant) uniform P { uint stage; float dir; };
vec2 cmul(vec2 a, vec2 b) { return vec2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
void main() { uint i = gl_GlobalInvocationID.x, half_ = 1u << stage, g = i / half_, k = i % half_, a = g * half_ * 2u + k, b = a + half_; float t = dir * 3.14159265 * float(k) / float(half_); vec2 w = vec2(cos(t), sin(t)), x = d[a], y = cmul(w, d[b]); d[a] = x + y; d[b] = x - y; }
