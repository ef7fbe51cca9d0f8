#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer A { uint values[]; };
layout(std430, binding = 1) buffer B { uint counts[16]; };
shared uint own[16];
void main() {
  uint t = gl_LocalInvocationIndex;
  if (t < 16)
    own[t] = 0;
  barrier();
  atomicAdd(own[values[gl_GlobalInvocationID.x] % 16], 1);
  barrier();
  if (t < 16)
    atomicAdd(counts[t], own[t]);
}
