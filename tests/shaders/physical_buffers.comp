#version 450
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference2 : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 64) in;
layout(buffer_reference) buffer Node;
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Node { vec4 value; Node next; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly restrict buffer Floats { float v[]; };
layout(push_constant) uniform P { Node head; Floats data; uvec2 raw; uint count; };
void main() {
    Node n = head; vec4 sum = vec4(0.0);
    for (uint i = 0u; i < count; ++i) { sum += n.value * data.v[i]; n = n.next; }
    head.value = sum + Node(raw).value; Node second = head + 1; second.value.x = 1.0;
}
