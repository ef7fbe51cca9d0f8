#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer D { uint words[]; };
layout(std430, binding = 1) writeonly buffer C { uint crc[]; };
shared uint table[256];
void main() {
    for (uint i = gl_LocalInvocationIndex; i < 256u; i += 64u) {
        uint c = i;
        for (int k = 0; k < 8; ++k) c = (c & 1u) != 0u ? 0xEDB88320u ^ c >> 1 : c >> 1;
        table[i] = c;
    }
    barrier();
    uint g = gl_GlobalInvocationID.x, c = 0xFFFFFFFFu;
    for (uint i = 0u; i < 4u; ++i) for (int k = 0; k < 4; ++k)
        c = table[(c ^ words[g * 4u + i] >> (8 * k)) & 255u] ^ c >> 8;
    crc[g] = ~c;
}
