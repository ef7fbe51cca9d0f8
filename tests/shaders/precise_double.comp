#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B { dvec4 a; dmat3 m; double d; precise float f; mediump vec4 r; };
void main() { precise float x = f * 3.0 + 1.0; f = x; a = a * a + dvec4(d); d = determinant(m) + dot(a, a); mediump vec4 q = r * 2.0; r = q + r; d = floor(d) + fma(d, d, d); a.xy = mix(a.xy, a.zw, d); }
