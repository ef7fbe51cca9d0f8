#version 450
layout(local_size_x = 256) in; layout(std430, binding = 0) buffer D { uint d[]; }; layout(std430, binding = 1) buffer S { uint sums[]; }; shared uint t[512];
void main() { uint l = gl_LocalInvocationID.x, base = gl_WorkGroupID.x * 512u; t[2u * l] = d[base + 2u * l]; t[2u * l + 1u] = d[base + 2u * l + 1u]; uint off = 1u;
 for (uint k = 256u; k > 0u; k >>= 1) { barrier(); if (l < k) t[off * (2u * l + 2u) - 1u] += t[off * (2u * l + 1u) - 1u]; off <<= 1; }
 if (l == 0u) { sums[gl_WorkGroupID.x] = t[511]; t[511] = 0u; }
 for (uint k = 1u; k < 512u; k <<= 1) { off >>= 1; barrier(); if (l < k) { uint i = off * (2u * l + 1u) - 1u, j = off * (2u * l + 2u) - 1u, x = t[i]; t[i] = t[j]; t[j] += x; } }
 barrier(); d[base + 2u * l] = t[2u * l]; d[base + 2u * l + 1u] = t[2u * l + 1u]; }
