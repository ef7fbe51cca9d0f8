#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) readonly buffer T { uint length_of_text; uint length_of_word; uint word[2]; uint text[]; };
layout(std430, binding = 1) buffer R { uint found; uint first; };
uint in_text(uint i) { return text[i >> 2] >> ((i & 3u) << 3) & 255u; }
uint in_word(uint i) { return word[i >> 2] >> ((i & 3u) << 3) & 255u; }
void main() {
    for (uint i = gl_LocalInvocationIndex; i + length_of_word <= length_of_text; i += 16u) {
        uint k = 0u;
        while (k < length_of_word && in_text(i + k) == in_word(k)) ++k;
        if (k == length_of_word) { atomicAdd(found, 1u); atomicMin(first, i); }
    }
}
