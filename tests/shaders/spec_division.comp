#version 450
layout(local_size_x = 32) in;
layout(constant_id = 0) const uint WIDTH = 1;
layout(constant_id = 1) const uint ROWS = 1;
const uint PER_ROW = WIDTH / 8;
shared vec4 tile[ROWS / (32 / PER_ROW)];
layout(std430, binding = 0) buffer Data { vec4 data[]; };
void main() {
    uint me = gl_LocalInvocationIndex;
    if (me < ROWS) tile[me] = data[me];
    barrier();
    if (me < ROWS) data[me] = tile[ROWS - me - 1];
}
