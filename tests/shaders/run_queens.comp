#version 450
layout(local_size_x = 8) in;
layout(std430, binding = 0) buffer D { uint total; };
void main() {
    uint first = gl_LocalInvocationIndex, n = 8u, all = (1u << n) - 1u, count = 0u;
    uint columns[8], left[8], right[8], open[8];
    int row = 1;
    columns[1] = 1u << first;
    left[1] = columns[1] << 1 & all;
    right[1] = columns[1] >> 1;
    open[1] = all & ~(columns[1] | left[1] | right[1]);
    while (row > 0) {
        if (open[row] == 0u) { --row; continue; }
        uint place = open[row] & -open[row];
        open[row] ^= place;
        if (row == 7) { ++count; continue; }
        columns[row + 1] = columns[row] | place;
        left[row + 1] = (left[row] | place) << 1 & all;
        right[row + 1] = (right[row] | place) >> 1;
        ++row;
        open[row] = all & ~(columns[row] | left[row] | right[row]);
    }
    atomicAdd(total, count);
}
