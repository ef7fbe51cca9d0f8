#version 450
layout(local_size_x = 8) in;
layout(std430, binding = 0) readonly buffer I { uint triple[]; };
layout(std430, binding = 1) writeonly buffer O { uint quad[]; };
const uint steps[5] = uint[](26u, 52u, 62u, 63u, 64u);
uint letter(uint v) {
    switch (v < steps[0] ? 0 : v < steps[1] ? 1 : v < steps[2] ? 2 : v < steps[3] ? 3 : 4) {
    case 0: return 65u + v;
    case 1: return 71u + v;
    case 2: return v - 4u;
    case 3: return 43u;
    default: return 47u;
    }
}
void main() {
    uint t = triple[gl_GlobalInvocationID.x], q = 0u;
    uint bytes = (t & 255u) << 16 | (t >> 8 & 255u) << 8 | (t >> 16 & 255u);
    for (int i = 0; i < 4; ++i) q = bitfieldInsert(q, letter(bitfieldExtract(bytes, 18 - 6 * i, 6)), 8 * i, 8);
    quad[gl_GlobalInvocationID.x] = q;
}
