#version 450
layout(xfb_buffer = 0, xfb_stride = 32) out; layout(location = 0) in vec4 p; layout(location = 0, xfb_buffer = 0, xfb_offset = 16) out vec4 v; out gl_PerVertex { layout(xfb_buffer = 0, xfb_offset = 0) vec4 gl_Position; }; void main() { gl_Position = p; v = p.wzyx; }
