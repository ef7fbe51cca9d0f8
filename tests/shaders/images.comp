#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0, rgba8) uniform readonly image2D src;
layout(binding = 1, rgba16f) uniform writeonly image2D dst;
layout(binding = 2, r32ui) uniform uimage2D counts;
layout(binding = 3, r32i) uniform iimage3D volume;
layout(binding = 4, r32f) uniform imageBuffer flat_buffer;
layout(binding = 5, rgba32f) uniform image2DArray layers[4];
layout(binding = 6, rgba8) uniform image2DMS ms;
void main() {
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    if (any(greaterThanEqual(p, imageSize(src)))) return;
    vec4 c = imageLoad(src, p);
    imageStore(dst, p, c.bgra);
    imageAtomicAdd(counts, p, 1u); imageAtomicMax(counts, p, 3u); imageAtomicCompSwap(counts, p, 1u, 2u); imageAtomicExchange(counts, p, 9u);
    imageAtomicMin(volume, ivec3(p, 1), -4); imageAtomicAnd(volume, ivec3(p, 0), 7); imageAtomicOr(counts, p, 7u); imageAtomicXor(counts, p, 7u);
    imageStore(flat_buffer, p.x, vec4(c.x)); imageStore(layers[p.x & 3], ivec3(p, 2), c);
    imageStore(ms, p, 1, imageLoad(ms, p, 0)); c.x += float(imageSamples(ms)) + float(imageSize(flat_buffer));
}
