#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) readonly buffer G { uint edges[16]; };
layout(std430, binding = 1) writeonly buffer L { int level[16]; };
shared uint seen;
shared uint front;
shared uint next;
void main() {
    uint l = gl_LocalInvocationIndex;
    int found = l == 0u ? 0 : -1;
    if (l == 0u) { seen = 1u; front = 1u; }
    barrier();
    for (int depth = 1; front != 0u; ++depth) {
        if (l == 0u) next = 0u;
        barrier();
        if ((front >> l & 1u) != 0u) atomicOr(next, edges[l]);
        barrier();
        if (found < 0 && (next >> l & 1u) != 0u) found = depth;
        barrier();
        if (l == 0u) { front = next & ~seen; seen |= next; }
        barrier();
    }
    level[l] = found;
}
