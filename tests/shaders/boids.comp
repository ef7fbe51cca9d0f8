#version 450
layout(local_size_x = 256) in; struct Boid { vec2 pos; vec2 vel; }; layout(std140, binding = 0) readonly buffer A { Boid a[]; }; layout(std140, binding = 1) writeonly buffer B { Boid b[]; };
layout(std140, binding = 2) uniform P { float dt, r1, r2, r3, s1, s2, s3; } p;
void main() { uint i = gl_GlobalInvocationID.x, n = uint(a.length()); if (i >= n) return; vec2 pos = a[i].pos, vel = a[i].vel, cm = vec2(0), cv = vec2(0), col = vec2(0); int mc = 0, vc = 0;
 for (uint j = 0u; j < n; ++j) { if (j == i) continue; vec2 q = a[j].pos; float d = distance(q, pos); if (d < p.r1) { cm += q; mc++; } if (d < p.r2) col -= q - pos; if (d < p.r3) { cv += a[j].vel; vc++; } }
 if (mc > 0) cm = cm / float(mc) - pos; if (vc > 0) cv /= float(vc); vel += cm * p.s1 + col * p.s2 + cv * p.s3; vel = normalize(vel) * clamp(length(vel), 0.0, 0.1); pos = mod(pos + vel * p.dt + 1.0, 2.0) - 1.0; b[i] = Boid(pos, vel); }
