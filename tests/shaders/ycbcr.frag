#version 450
layout(location = 0) in vec2 uv; layout(location = 0) out vec4 o; layout(binding = 0) uniform sampler2D y; layout(binding = 1) uniform sampler2D cbcr; const mat3 M = mat3(1, 1, 1, 0, -0.344136, 1.772, 1.402, -0.714136, 0);
void main() { o = vec4(M * (vec3(texture(y, uv).r, texture(cbcr, uv).rg) - vec3(0, 0.5, 0.5)), 1); }
