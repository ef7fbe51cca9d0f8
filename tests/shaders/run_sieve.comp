#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) buffer D { uint count; uint prime[64]; };
shared uint composite[8];
void main() {
    uint l = gl_LocalInvocationIndex;
    if (l < 8u) composite[l] = 0u;
    barrier();
    for (uint p = l + 2u; p < 256u; p += 16u)
        for (uint m = p * p; m < 256u; m += p) atomicOr(composite[m / 32u], 1u << m % 32u);
    barrier();
    if (l == 0u) {
        count = 0u;
        for (uint n = 2u; n < 256u; ++n) if ((composite[n / 32u] >> n % 32u & 1u) == 0u) prime[count++] = n;
    }
}
