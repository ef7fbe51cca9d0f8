#version 450
// Arrays of arrays of blocks: the elements of a block have a stride, the blocks themselves have none.
layout(std140, binding = 0) uniform Weights { float all[2][4]; } weights[3][5];
layout(location = 0) out vec4 color;

void main() {
    bvec2 chosen = bvec2(weights[1][2].all[0][3] > 0.5, weights[2][4].all[1][1] > 0.25);
    color = vec4(chosen[0] ? 1.0 : weights[0][1].all[1][2], chosen[1] ? 1.0 : 0.0, 0.0, 1.0);
}
