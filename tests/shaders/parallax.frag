#version 450
layout(location = 0) in vec2 uv; layout(location = 1) in vec3 v; layout(location = 0) out vec4 o; layout(binding = 0) uniform sampler2D h; layout(binding = 1) uniform sampler2D a;
void main() { const int N = 16; vec2 d = v.xy / v.z * 0.05 / float(N), t = uv, dx = dFdx(uv), dy = dFdy(uv); float l = 0.0, z = textureGrad(h, t, dx, dy).r; int i = 0; while (l < z && i++ < N) { t -= d; z = textureGrad(h, t, dx, dy).r; l += 1.0 / float(N); } if (any(lessThan(t, vec2(0))) || any(greaterThan(t, vec2(1)))) discard; o = textureGrad(a, t, dx, dy); }
