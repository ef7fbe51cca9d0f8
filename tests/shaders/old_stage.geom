// target: vulkan1.1
#version 450
layout(triangles) in; layout(triangle_strip, max_vertices = 3) out; layout(location = 0) in V { vec3 n; vec2 uv; } v[]; layout(location = 0) out W { vec3 n; vec2 uv; flat int face; } w; layout(binding = 0) uniform U { mat4 m[6]; };
void main() { for (int f = 0; f < 6; ++f) { for (int i = 0; i < 3; ++i) { gl_Layer = f; gl_Position = m[f] * gl_in[i].gl_Position; w.n = v[i].n; w.uv = v[i].uv; w.face = f; EmitVertex(); } EndPrimitive(); } }
