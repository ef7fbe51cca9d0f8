#version 450
layout(location = 0) in vec4 w; layout(location = 1) in float z; layout(location = 0) out vec4 o; layout(binding = 0) uniform sampler2DArrayShadow s; layout(std140, binding = 1) uniform C { mat4 m[4]; vec4 split; };
void main() { int c = 3; for (int i = 2; i >= 0; --i) if (z < split[i]) c = i; vec4 p = m[c] * w; p.xyz /= p.w; float r = 0.0; vec2 t = 1.0 / vec2(textureSize(s, 0).xy); for (int y = -1; y <= 1; ++y) for (int x = -1; x <= 1; ++x) r += texture(s, vec4(p.xy + vec2(x, y) * t, c, p.z)); o = vec4(vec3(r / 9.0), 1); }
