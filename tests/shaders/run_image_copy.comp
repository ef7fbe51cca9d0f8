#version 450
layout(local_size_x = 4, local_size_y = 4) in;
layout(r32f, binding = 0) uniform readonly image2D from;
layout(rgba32f, binding = 1) uniform image2D to;
void main() { ivec2 p = ivec2(gl_GlobalInvocationID.xy), n = imageSize(from); vec4 old = imageLoad(to, p); imageStore(to, p, old + vec4(imageLoad(from, n - 1 - p).x, imageLoad(from, p).x, n)); }
