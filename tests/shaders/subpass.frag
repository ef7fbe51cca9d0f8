#version 450
layout(input_attachment_index = 0, binding = 0) uniform subpassInput a; layout(input_attachment_index = 1, binding = 1) uniform subpassInputMS b; layout(input_attachment_index = 2, binding = 2) uniform isubpassInput c;
layout(location = 0) out vec4 o;
void main() { o = subpassLoad(a) + subpassLoad(b, 1) + vec4(subpassLoad(c)); }
