#version 460
#extension GL_EXT_shader_explicit_arithmetic_types : require
layout(local_size_x = 32) in;
layout(binding = 0) buffer Narrow { int16_t narrow[]; };
layout(binding = 1) buffer Wide { int64_t wide[]; };
layout(binding = 2) buffer Signs { int signs[]; };

// A conversion to a boolean compares with an unsigned zero, whatever the sign; distances of shifts have their own width.
void main() {
    uint i = gl_GlobalInvocationID.x;
    bool truth = bool(narrow[i]) && bool(wide[i]) && bool(signs[i]);
    wide[i] = truth ? wide[i] << 3 : wide[i + 1u] >> i;
    narrow[i] = (narrow[i] >> 2) | (narrow[i + 1u] << int(i));
    signs[i] = signs[i] >> narrow[i];
}
