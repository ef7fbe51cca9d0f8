#version 450
layout(location = 0) in vec2 uv; layout(location = 0) out vec4 o;
layout(push_constant) uniform T { float time; vec2 size; } t;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) { vec2 i = floor(p), f = fract(p); vec2 u = f * f * (3.0 - 2.0 * f); return mix(mix(hash(i), hash(i + vec2(1, 0)), u.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), u.x), u.y); }
float fbm(vec2 p) { float a = 0.5, s = 0.0; mat2 r = mat2(0.8, -0.6, 0.6, 0.8); for (int i = 0; i < 5; ++i) { s += a * noise(p); p = r * p * 2.02; a *= 0.5; } return s; }
void main() { vec2 p = (uv * 2.0 - 1.0) * t.size / t.size.y; float f = fbm(p + t.time + fbm(p + fbm(p))); o = vec4(mix(vec3(0.1, 0.2, 0.4), vec3(1.0, 0.9, 0.7), f), 1.0); }
