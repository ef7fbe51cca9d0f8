#version 450
layout(local_size_x = 64) in; layout(std430, binding = 0) buffer K { uint k[]; }; layout(push_constant) uniform P { uint j, m; };
void main() { uint i = gl_GlobalInvocationID.x, o = i ^ j; if (o > i) { bool up = (i & m) == 0u; uint a = k[i], b = k[o]; if ((a > b) == up) { k[i] = b; k[o] = a; } } }
