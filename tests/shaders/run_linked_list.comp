#version 450
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference2 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
layout(local_size_x = 4) in;
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Node;
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Node { Node next; int value; int visits; };
layout(push_constant) uniform P { Node head; uint64_t numbers; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Numbers { int n[4]; };
layout(std430, binding = 0) buffer O { int sum[4]; };
void main() {
    uint i = gl_LocalInvocationIndex;
    int total = 0;
    for (Node n = head; uint64_t(n) != 0ul; n = n.next) {
        total += n.value * int(i + 1u);
        atomicAdd(n.visits, 1);
    }
    Numbers x = Numbers(numbers);
    sum[i] = total + x.n[i] + (x + 1).n[3u - i];
    x.n[i] = -x.n[i];
}
