#version 450
layout(local_size_x_id = 0) in; layout(constant_id = 1) const int RADIUS = 4; layout(binding = 0) uniform sampler2D src; layout(binding = 1, rgba8) uniform writeonly image2D dst;
void main() { ivec2 p = ivec2(gl_GlobalInvocationID.xy); vec2 size = vec2(textureSize(src, 0)); vec4 sum = vec4(0); float total = 0.0; for (int i = -RADIUS; i <= RADIUS; ++i) { float w = exp(-float(i * i) / float(2 * RADIUS)); sum += w * textureLod(src, (vec2(p) + vec2(i, 0) + 0.5) / size, 0.0); total += w; } imageStore(dst, p, sum / total); }
