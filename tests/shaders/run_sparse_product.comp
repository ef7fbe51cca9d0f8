#version 450
layout(local_size_x = 8) in;
layout(std430, binding = 0) readonly buffer R { uint row[9]; };
layout(std430, binding = 1) readonly buffer V { uint column; float value; } entry[1];
struct Entry { uint column; float value; };
layout(std430, binding = 2) readonly buffer E { Entry entries[]; };
layout(std430, binding = 3) buffer X { float x[8]; float y[8]; };
void main() {
    uint i = gl_LocalInvocationIndex;
    float sum = entry[0].value;
    for (uint k = row[i]; k < row[i + 1u]; ++k) sum = fma(entries[k].value, x[entries[k].column], sum);
    y[i] = sum;
}
