#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer B { uint u[16]; int s[16]; };
shared uint total;
void main() {
    uint i = gl_LocalInvocationIndex;
    if (i == 0u) total = 0u;
    barrier();
    atomicAdd(total, i);
    atomicAdd(u[0], 1u); atomicMin(u[1], i); atomicMax(u[2], i); atomicAnd(u[3], ~i);
    atomicOr(u[4], 1u << (i & 31u)); atomicXor(u[5], i); uint old = atomicExchange(u[6], i);
    atomicCompSwap(u[7], 0u, old);
    atomicAdd(s[0], -1); atomicMin(s[1], int(i) - 16); atomicMax(s[2], int(i) - 16);
    memoryBarrierShared(); barrier();
    if (i == 0u) u[8] = total;
}
