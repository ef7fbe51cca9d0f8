#version 450
layout(local_size_x = 3) in;
layout(r32f, binding = 0) uniform image2D planes[3];
layout(r32f, binding = 1) uniform image2DArray layers;
layout(r32f, binding = 2) uniform image3D volume;
layout(std430, binding = 3) writeonly buffer O { ivec4 sizes; };
void main() {
    int i = int(gl_LocalInvocationIndex);
    for (int y = 0; y < 2; ++y) for (int x = 0; x < 2; ++x) {
        imageStore(layers, ivec3(x, y, i), imageLoad(planes[i], ivec2(x, y)) * 2.0);
        imageStore(volume, ivec3(i, y, x), imageLoad(planes[2 - i], ivec2(x, y)));
    }
    if (i == 0) sizes = ivec4(imageSize(layers).z, imageSize(volume).xyz);
}
