#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer D { uint d[32]; };
shared uint key[32];
shared uint zeros;
void main() {
    uint l = gl_LocalInvocationIndex, x = d[l];
    for (int bit = 0; bit < 32; ++bit) {
        uint one = x >> bit & 1u;
        key[l] = one;
        barrier();
        uint before = 0u;
        for (uint i = 0u; i < l; ++i) before += key[i];
        if (l == 31u) zeros = 32u - before - one;
        barrier();
        uint place = one == 1u ? zeros + before : l - before;
        key[place] = x;
        barrier();
        x = key[l];
        barrier();
    }
    d[l] = x;
}
