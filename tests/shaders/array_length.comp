#version 450
layout(local_size_x = 8) in;
layout(std430, binding = 0) buffer A { uint count; vec4 items[]; } a;
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i < uint(a.items.length())) a.items[i] *= 2.0;
    if (i == 0u) a.count = uint(a.items.length());
}
