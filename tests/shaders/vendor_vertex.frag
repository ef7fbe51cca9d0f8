#version 450
#extension GL_AMD_shader_explicit_vertex_parameter : require
layout(location = 0) in __explicitInterpAMD vec4 tint;
layout(location = 0) out vec4 color;
void main() {
    vec4 first = interpolateAtVertexAMD(tint, 0);
    color = first + interpolateAtVertexAMD(tint, 1) * gl_BaryCoordSmoothAMD.x;
}
