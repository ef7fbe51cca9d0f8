#version 450
layout(location = 0) in vec3 n; layout(location = 1) in vec2 uv; layout(location = 2) in mat3 tbn; layout(binding = 0) uniform sampler2D maps[3]; layout(location = 0) out vec4 g0; layout(location = 1) out vec2 g1; layout(location = 2) out uvec4 g2;
void main() { vec3 t = texture(maps[1], uv).xyz * 2.0 - 1.0, w = normalize(tbn * t + n); g0 = texture(maps[0], uv); g1 = w.xy / (1.0 + abs(w.z)); g2 = uvec4(packHalf2x16(texture(maps[2], uv).xy), 0u, 1u, 2u); }
