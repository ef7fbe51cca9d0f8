#version 450
layout(local_size_x = 4) in;
layout(push_constant) uniform P { float scale; uint count; layout(offset = 16) vec3 bias; };
layout(std430, set = 1, binding = 2) buffer O { float o[]; };
void main() { uint i = gl_GlobalInvocationID.x; if (i < count) o[i] = o[i] * scale + bias[i % 3u]; }
