// target: vulkan1.0
#version 450
precision mediump float; precision mediump int; layout(location = 0) in mediump vec3 a; layout(location = 0) out mediump vec4 o; layout(binding = 0) uniform mediump sampler2D t;
void main() { mediump vec4 c = texture(t, a.xy); mediump int i = int(a.z); lowp float f = c.r * a.z; for (int k = 0; k < i; ++k) f += c.g; highp vec4 h = c * 2.0; o = h + f; if (o.a < 0.1) discard; }
