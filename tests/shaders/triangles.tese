#version 450
layout(triangles, fractional_even_spacing, ccw) in; layout(location = 0) in vec3 n[]; layout(location = 0) out vec3 normal; layout(binding = 0) uniform sampler2D height;
void main() { vec3 t = gl_TessCoord; normal = n[0] * t.x + n[1] * t.y + n[2] * t.z; vec4 p = gl_in[0].gl_Position * t.x + gl_in[1].gl_Position * t.y + gl_in[2].gl_Position * t.z; p.xyz += normal * textureLod(height, p.xz, 0.0).r; gl_Position = p; }
