#version 460
#extension GL_EXT_multiview : require
layout(location = 0) out vec4 c;
void main() { gl_Position = vec4(gl_BaseVertex, gl_BaseInstance, gl_DrawID, gl_ViewIndex); c = vec4(1.0); gl_CullDistance[0] = 0.5; }
