#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) buffer D { float d[]; };
shared float t[16];
void main() {
    uint l = gl_LocalInvocationIndex, g = gl_GlobalInvocationID.x;
    t[l] = d[g];
    barrier();
    float most = t[0];
    for (int i = 1; i < 16; ++i) most = max(most, t[i]);
    barrier();
    t[l] = exp(d[g] - most);
    barrier();
    float sum = 0.0;
    for (int i = 0; i < 16; ++i) sum += t[i];
    d[g] = t[l] / sum;
}
