#version 450
layout(local_size_x = 4) in;
layout(std430, binding = 0) readonly buffer S { uint text[]; };
layout(std430, binding = 1) buffer R { uvec2 r[]; };
uint letter(uint string, uint i) { return text[string * 2u + i / 4u] >> i % 4u * 8u & 255u; }
void main() {
    uint g = gl_LocalInvocationIndex, p = 2u * g, q = p + 1u;
    uint common_row[9], edit[9];
    for (uint j = 0u; j <= 8u; ++j) { common_row[j] = 0u; edit[j] = j; }
    for (uint i = 0u; i < 8u; ++i) {
        uint corner = 0u, edit_corner = edit[0];
        edit[0] = i + 1u;
        for (uint j = 0u; j < 8u; ++j) {
            bool same = letter(p, i) == letter(q, j);
            uint above = common_row[j + 1u], edit_above = edit[j + 1u];
            common_row[j + 1u] = same ? corner + 1u : max(above, common_row[j]);
            edit[j + 1u] = min(min(edit_above, edit[j]) + 1u, edit_corner + (same ? 0u : 1u));
            corner = above;
            edit_corner = edit_above;
        }
    }
    r[g] = uvec2(common_row[8], edit[8]);
}
