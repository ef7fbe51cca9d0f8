#version 450
#extension GL_EXT_nonuniform_qualifier : require
layout(set = 0, binding = 0) uniform texture2D t[]; layout(set = 0, binding = 1) uniform sampler s[4]; layout(set = 0, binding = 2, rgba8) uniform image2D im[]; layout(location = 0) flat in uint i; layout(location = 1) in vec2 uv; layout(location = 0) out vec4 o;
void main() { o = texture(nonuniformEXT(sampler2D(t[i], s[i & 3u])), uv) + textureLod(sampler2D(t[nonuniformEXT(i + 1u)], s[0]), uv, 0.0); imageStore(im[nonuniformEXT(i)], ivec2(uv), o); }
