#version 450
layout(local_size_x = 8) in;
layout(std430, binding = 0) buffer D { uint d[]; };
shared uint t[8];
void main() { uint l = gl_LocalInvocationID.x; t[l] = d[gl_GlobalInvocationID.x]; barrier(); for (uint s = 4u; s > 0u; s >>= 1) { if (l < s) t[l] += t[l + s]; barrier(); } d[gl_GlobalInvocationID.x] = t[0] * 10u + gl_WorkGroupID.x; }
