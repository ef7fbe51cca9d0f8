#version 450
#extension GL_EXT_fragment_shader_barycentric : require
layout(location = 0) pervertexEXT in vec3 c[]; layout(location = 0) out vec4 o;
void main() { o = vec4(c[0] * gl_BaryCoordEXT.x + c[1] * gl_BaryCoordEXT.y + c[2] * gl_BaryCoordNoPerspEXT.z, 1.0); }
