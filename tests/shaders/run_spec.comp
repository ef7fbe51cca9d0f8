#version 450
layout(local_size_x_id = 0) in;
layout(constant_id = 0) const int N = 4; layout(constant_id = 1) const float S = 2.5; layout(constant_id = 2) const bool B = true; const int M = N * N - 1;
layout(std430, binding = 0) buffer D { float d[]; };
shared float t[N];
void main() { uint l = gl_LocalInvocationID.x; t[l] = d[l] * S; barrier(); d[l] = (B ? t[N - 1 - int(l)] : 0.0) + float(M); }
