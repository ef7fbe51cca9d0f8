#version 450
#extension GL_ARB_shader_stencil_export : require
#extension GL_EXT_multiview : require
layout(location = 0) out vec4 o;
void main() { gl_FragStencilRefARB = 3; o = vec4(gl_ViewIndex); }
