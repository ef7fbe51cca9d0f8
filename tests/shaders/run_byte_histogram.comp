#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer D { uint d[]; };
layout(std430, binding = 1) buffer H { uint h[16]; };
shared uint t[16];
void main() {
    uint l = gl_LocalInvocationIndex;
    if (l < 16u) t[l] = 0u;
    barrier();
    uint w = d[gl_GlobalInvocationID.x];
    for (int i = 0; i < 4; ++i) atomicAdd(t[bitfieldExtract(w, 8 * i, 8) >> 4], 1u);
    barrier();
    if (l < 16u) atomicAdd(h[l], t[l]);
}
