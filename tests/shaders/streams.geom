#version 450
layout(points) in; layout(points, max_vertices = 4) out;
layout(location = 0, stream = 0) out vec4 a; layout(location = 1, stream = 1, xfb_buffer = 1, xfb_offset = 0) out vec4 b;
void main() { a = gl_in[0].gl_Position; EmitStreamVertex(0); EndStreamPrimitive(0); b = a * 2.0; EmitStreamVertex(1); EndStreamPrimitive(1); }
