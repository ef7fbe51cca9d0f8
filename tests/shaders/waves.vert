#version 450
layout(location = 0) in vec2 p; layout(constant_id = 0) const int WAVES = 4; layout(std140, binding = 0) uniform U { mat4 mvp; vec4 wave[8]; float time; }; layout(location = 0) out vec3 n; layout(location = 1) out float h;
void main() { h = 0.0; vec2 g = vec2(0); for (int i = 0; i < WAVES; ++i) { float f = dot(wave[i].xy, p) * wave[i].z + time; h += wave[i].w * sin(f); g += wave[i].w * wave[i].z * cos(f) * wave[i].xy; } n = normalize(vec3(-g.x, 1, -g.y)); gl_Position = mvp * vec4(p.x, h, p.y, 1); }
