#version 450
#extension GL_EXT_shader_image_load_formatted : require
layout(local_size_x = 8) in;
layout(binding = 0) uniform image2D src;
layout(binding = 1) uniform writeonly image2D dst;
void main() { ivec2 p = ivec2(gl_GlobalInvocationID.xy); imageStore(dst, p, imageLoad(src, p) + 1.0); }
