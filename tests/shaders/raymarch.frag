#version 450
layout(location = 0) in vec2 uv; layout(location = 0) out vec4 o; layout(binding = 0) uniform U { vec3 eye; float time; };
float sdf(vec3 p) { return min(length(p) - 1.0, max(abs(p.y + 1.0), -length(p.xz) + 0.5)); }
vec3 normal(vec3 p) { vec2 e = vec2(1e-3, 0); return normalize(vec3(sdf(p + e.xyy) - sdf(p - e.xyy), sdf(p + e.yxy) - sdf(p - e.yxy), sdf(p + e.yyx) - sdf(p - e.yyx))); }
void main() { vec3 d = normalize(vec3(uv, -1.5)), p = eye; float t = 0.0; int i = 0; for (; i < 96; ++i) { float h = sdf(p); if (abs(h) < 1e-4) break; if (t > 50.0) { o = vec4(0.0); return; } t += h; p = eye + d * t; } o = vec4(normal(p) * 0.5 + 0.5, float(i) / 96.0); }
