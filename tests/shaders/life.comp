#version 450
layout(local_size_x = 8, local_size_y = 8) in; layout(binding = 0, r8ui) uniform readonly uimage2D a; layout(binding = 1, r8ui) uniform writeonly uimage2D b;
void main() { ivec2 p = ivec2(gl_GlobalInvocationID.xy), s = imageSize(a); uint n = 0u; for (int y = -1; y <= 1; ++y) for (int x = -1; x <= 1; ++x) if (x != 0 || y != 0) n += imageLoad(a, (p + ivec2(x, y) + s) % s).r; uint c = imageLoad(a, p).r; imageStore(b, p, uvec4(n == 3u || (c == 1u && n == 2u) ? 1u : 0u)); }
