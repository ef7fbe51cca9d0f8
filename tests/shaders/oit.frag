#version 450
layout(early_fragment_tests) in; layout(binding = 0, r32ui) uniform coherent uimage2D heads; struct Node { vec4 c; float d; uint next; }; layout(std430, binding = 1) buffer N { uint count; Node n[]; }; layout(location = 0) in vec4 c;
void main() { uint i = atomicAdd(count, 1u); if (i < uint(n.length())) { uint p = imageAtomicExchange(heads, ivec2(gl_FragCoord.xy), i); n[i] = Node(c, gl_FragCoord.z, p); } }
