#version 450
#extension GL_EXT_fragment_shading_rate : require
layout(location = 0) out uint o;
void main() { o = gl_ShadingRateEXT; }
