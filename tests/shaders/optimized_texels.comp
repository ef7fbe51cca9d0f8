#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 0, r32i) uniform iimage2D image;
layout(set = 0, binding = 1, r32ui) uniform uimage2D other;
void main() {
    ivec2 at = ivec2(gl_GlobalInvocationID.xy);
    uint sum = gl_GlobalInvocationID.x * 3u + gl_GlobalInvocationID.y;
    imageStore(image, at, ivec4(int(sum)));
    imageStore(other, at, uvec4(imageLoad(image, at.yx)));
}
