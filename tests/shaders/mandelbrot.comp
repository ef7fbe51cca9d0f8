#version 450
layout(local_size_x = 8, local_size_y = 8) in; layout(std430, binding = 0) writeonly buffer O { uint o[]; }; layout(push_constant) uniform P { dvec2 c; double s; uvec2 n; };
void main() { uvec2 p = gl_GlobalInvocationID.xy; if (any(greaterThanEqual(p, n))) return; dvec2 z0 = c + (dvec2(p) / dvec2(n) - 0.5) * s, z = dvec2(0); uint i = 0u; while (i < 200u && dot(z, z) < 4.0) { z = dvec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + z0; ++i; } o[p.y * n.x + p.x] = i; }
