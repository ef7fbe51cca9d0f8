#version 450
layout(location = 0) in vec2 e; layout(location = 1) in uint q; layout(location = 0) out vec3 n; layout(location = 1) out vec4 c;
void main() { vec3 v = vec3(e, 1.0 - abs(e.x) - abs(e.y)); vec2 s = vec2(v.x >= 0.0 ? 1.0 : -1.0, v.y >= 0.0 ? 1.0 : -1.0); if (v.z < 0.0) v.xy = (1.0 - abs(v.yx)) * s; n = normalize(v); c = unpackSnorm4x8(q); gl_Position = vec4(n, 1); }
