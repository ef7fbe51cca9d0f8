#version 450
layout(quads, fractional_odd_spacing, cw) in;
layout(location = 0) in vec3 q[]; layout(location = 1) patch in vec4 c; layout(location = 0) out vec4 o;
void main() { vec3 a = mix(q[0], q[1], gl_TessCoord.x), b = mix(q[2], q[3], gl_TessCoord.x); gl_Position = vec4(mix(a, b, gl_TessCoord.y), 1.0) + gl_in[2].gl_Position; o = c * gl_TessLevelInner[0] + gl_TessLevelOuter[1]; }
