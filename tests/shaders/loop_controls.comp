#version 450
#extension GL_EXT_control_flow_attributes : require
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B { int v[]; };
void main() {
    [[unroll]] for (int i = 0; i < 4; ++i) v[i] += i;
    [[dont_unroll]] for (int i = 0; i < v[0]; ++i) v[i] *= 2;
    [[flatten]] if (v[1] > 2) v[2] = 0;
    [[branch]] if (v[3] > 2) v[4] = 0; else v[5] = 1;
    [[dependency_infinite]] for (int i = 0; i < 8; ++i) v[i + 8] = v[i];
}
