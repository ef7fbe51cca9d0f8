#version 450
layout(local_size_x = 8) in;
layout(std430, binding = 0) buffer D { uint u[8]; int s[4]; };
shared uint n;
void main() { uint l = gl_LocalInvocationIndex; if (l == 0u) n = 0u; barrier(); atomicAdd(n, l); atomicAdd(u[0], 2u); atomicMax(u[1], l * 3u); atomicMin(u[2], l + 5u); atomicOr(u[3], 1u << l); atomicAnd(u[4], ~(1u << l)); atomicXor(u[5], 1u << l); atomicMin(s[0], int(l) - 4); atomicMax(s[1], -int(l)); barrier(); if (l == 0u) { u[6] = n; u[7] = atomicCompSwap(u[0], 16u, 99u); } }
