#version 450
layout(local_size_x = 8) in;
layout(std430, binding = 0) buffer D { uvec4 d[]; };
uint pcg(uint v) { uint s = v * 747796405u + 2891336453u, w = ((s >> ((s >> 28u) + 4u)) ^ s) * 277803737u; return (w >> 22u) ^ w; }
uint fnv(uint v) { uint h = 2166136261u; for (int i = 0; i < 32; i += 8) { h ^= v >> i & 255u; h *= 16777619u; } return h; }
uint mix32(uint h) { h ^= h >> 16; h *= 0x85ebca6bu; h ^= h >> 13; h *= 0xc2b2ae35u; return h ^ h >> 16; }
uint jenkins(uint v) { uint h = 0u; for (int i = 0; i < 4; ++i) { h += v >> (8 * i) & 255u; h += h << 10; h ^= h >> 6; } h += h << 3; h ^= h >> 11; return h + (h << 15); }
void main() { uint i = gl_GlobalInvocationID.x, v = d[i].x; d[i] = uvec4(pcg(v), fnv(v), mix32(v), jenkins(v)); }
