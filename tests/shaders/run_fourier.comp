#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) buffer D { vec2 d[]; };
shared vec2 t[32];
vec2 times(vec2 a, vec2 b) { return vec2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
void main() {
    uint l = gl_LocalInvocationIndex;
    t[bitfieldReverse(l) >> 27] = d[l];
    t[bitfieldReverse(l + 16u) >> 27] = d[l + 16u];
    for (uint half_size = 1u; half_size < 32u; half_size <<= 1) {
        barrier();
        uint k = l & (half_size - 1u), i = 2u * (l - k) + k;
        float angle = -3.14159265 * float(k) / float(half_size);
        vec2 w = times(vec2(cos(angle), sin(angle)), t[i + half_size]), u = t[i];
        t[i] = u + w;
        t[i + half_size] = u - w;
    }
    barrier();
    d[l] = t[l];
    d[l + 16u] = t[l + 16u];
}
