#version 450
layout(triangles, invocations = 2) in; layout(line_strip, max_vertices = 4) out;
layout(location = 0) in vec4 c[]; layout(location = 0) out vec4 o;
void main() { for (int i = 0; i < 4; ++i) { gl_Position = gl_in[i % 3].gl_Position; o = c[i % 3]; gl_PrimitiveID = gl_PrimitiveIDIn; gl_Layer = gl_InvocationID; gl_ViewportIndex = 1; EmitVertex(); } EndPrimitive(); }
