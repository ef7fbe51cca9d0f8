#version 450
layout(local_size_x = 8) in;
layout(set = 0, binding = 0) readonly buffer A { int n; float a[]; };
layout(set = 0, binding = 1) readonly buffer B { int m; float b[]; };
layout(set = 0, binding = 2) buffer Out { float result[]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    float sum = 0.0;
    for (int k = 0; k < 4; k++) {
        float v;
        if (n > 3)
            v = a[i];
        else
            v = b[i];
        if (v < 0.0)
            break;
        sum += v;
    }
    result[i] = sum;
}
