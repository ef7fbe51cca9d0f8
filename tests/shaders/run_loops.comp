#version 450
layout(local_size_x = 8) in;
layout(std430, binding = 0) buffer D { uint d[]; };
uint inner(uint n) {
    uint r = 0u;
    for (uint i = 0u; ; ++i) {
        if (i > n) break;
        if (i % 3u == 1u) continue;
        uint j = i;
        do {
            r += j;
            if (r % 7u == 3u) { r += 2u; break; }
            switch (j & 3u) { case 0u: r ^= 1u; case 1u: r += 5u; break; case 2u: return r + 1000u; default: break; }
        } while (j-- > 1u && r < 500u);
    }
    return r;
}
void main() { uint i = gl_GlobalInvocationID.x; d[i] = inner(i) + inner(i + 8u) * 10000u; }
