#version 450
layout(location = 0) in vec2 uv; layout(location = 0) out vec4 o; layout(binding = 0) uniform sampler2D hdr; layout(constant_id = 0) const uint MODE = 1u; layout(constant_id = 1) const float GAMMA = 2.2;
vec3 aces(vec3 x) { return clamp(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0); }
void main() { vec3 c = texture(hdr, uv).rgb; switch (MODE) { case 0u: c = c / (c + 1.0); break; case 1u: c = aces(c); break; case 2u: c = 1.0 - exp(-c); break; default: c = clamp(c, 0.0, 1.0); } o = vec4(pow(c, vec3(1.0 / GAMMA)), 1.0); }
