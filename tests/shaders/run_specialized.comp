#version 450
layout(local_size_x_id = 0, local_size_y = 1) in;
layout(constant_id = 1) const uint count = 4u;
layout(constant_id = 2) const bool negate = false;
layout(constant_id = 5) const int offset = -3;
layout(constant_id = 6) const double scale = 0.5lf;
const uint twice = count * 2u + 1u;
layout(std430, binding = 0) buffer D { float d[]; };
shared float t[twice];
void main() {
    uint l = gl_LocalInvocationIndex;
    for (uint i = l; i < twice; i += gl_WorkGroupSize.x) t[i] = float(int(i) + offset) * float(scale);
    barrier();
    float sum = 0.0;
    for (uint i = 0u; i < twice; ++i) sum += t[i];
    d[l] = (negate ? -sum : sum) + float(gl_WorkGroupSize.x * 1000u + uint(t.length()));
}
