#version 450
struct Particle { vec4 pos_size; uint color; uint _pad[3]; };
layout(std430, binding = 0) readonly buffer Particles { Particle p[]; };
layout(location = 0) out vec4 color;
void main() { Particle q = p[gl_VertexIndex]; gl_Position = vec4(q.pos_size.xyz, 1.0); gl_PointSize = q.pos_size.w; color = unpackUnorm4x8(q.color); }
