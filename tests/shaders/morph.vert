#version 450
layout(location = 0) in vec3 p[3]; layout(location = 3) in vec3 n; layout(push_constant) uniform W { vec3 w; float t; mat3 nm; }; layout(location = 0) out vec3 o;
void main() { vec3 s = vec3(0); for (int i = 0; i < 3; ++i) s += p[i] * w[i]; o = nm * n; gl_Position = vec4(s, t); }
