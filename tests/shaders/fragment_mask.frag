#version 450
#extension GL_AMD_shader_fragment_mask : require
layout(binding = 0) uniform sampler2DMS s; layout(location = 0) out vec4 o;
void main() { ivec2 p = ivec2(gl_FragCoord.xy); uint m = fragmentMaskFetchAMD(s, p); o = fragmentFetchAMD(s, p, m & 15u); }
