#version 450
// The lengths of arrays are computed from specialization constants and signed constants.
layout(local_size_x = 1) in;
layout(constant_id = 0) const int COUNT = 5;
layout(constant_id = 1) const uint WIDTH = 2;
layout(std430, binding = 0) buffer Sums { uint first; uint all[COUNT + 1]; } sums;
shared float rows[WIDTH * 2][COUNT - 2];

void main() {
    rows[gl_GlobalInvocationID.x][COUNT - 3] = float(sums.first);
    sums.all[COUNT] = uint(rows[0][COUNT - 3]);
}
