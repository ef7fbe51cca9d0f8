#version 450
layout(lines_adjacency) in; layout(triangle_strip, max_vertices = 6) out; in gl_PerVertex { vec4 gl_Position; float gl_PointSize; } gl_in[];
void main() { for (int i = 1; i < 3; ++i) { vec4 d = gl_in[i + 1].gl_Position - gl_in[i - 1].gl_Position; gl_Position = gl_in[i].gl_Position + d.yxzw * gl_in[i].gl_PointSize; EmitVertex(); } EndPrimitive(); }
