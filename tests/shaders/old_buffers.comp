// target: vulkan1.0
#version 450
layout(local_size_x = 8) in; layout(std140, binding = 0) buffer B { vec4 v[]; }; layout(std430, binding = 1) readonly buffer C { float f[]; }; layout(std140, binding = 2) uniform U { float s; };
void main() { uint i = gl_GlobalInvocationID.x; v[i] *= f[i] * s; if (i < uint(f.length())) v[0].x = 1.0; }
