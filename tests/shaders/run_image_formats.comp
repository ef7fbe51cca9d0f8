#version 450
layout(local_size_x = 4) in;
layout(rgba8, binding = 0) uniform image1D bytes;
layout(rgba16f, binding = 1) uniform image2D halves;
layout(r32ui, binding = 2) uniform uimage2D words;
layout(rgba8ui, binding = 3) uniform uimage2D small;
layout(rg32i, binding = 4) uniform iimageBuffer pairs;
layout(std430, binding = 5) writeonly buffer O { vec4 seen[4]; };
void main() {
    int i = int(gl_LocalInvocationIndex);
    ivec2 p = ivec2(i & 1, i >> 1);
    seen[i] = imageLoad(bytes, i) * 255.0 + vec4(imageLoad(words, p).x, 0.0, 0.0, imageSize(pairs));
    imageStore(bytes, i, vec4(float(i) / 3.0, -1.0, 2.0, 0.5));
    imageStore(halves, p, imageLoad(halves, p) * 0.1);
    imageStore(words, p, uvec4(imageLoad(words, p).x * 3u));
    imageStore(small, p, imageLoad(small, p).wzyx + 1u);
    imageStore(pairs, i, -imageLoad(pairs, i));
}
