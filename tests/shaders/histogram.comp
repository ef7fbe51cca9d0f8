#version 450
layout(local_size_x = 16, local_size_y = 16) in; layout(binding = 0, rgba8) uniform readonly image2D img; layout(std430, binding = 1) buffer H { uint h[256]; }; shared uint s[256];
void main() { uint l = gl_LocalInvocationIndex; s[l] = 0u; barrier(); ivec2 p = ivec2(gl_GlobalInvocationID.xy); if (all(lessThan(p, imageSize(img)))) { float y = dot(imageLoad(img, p).rgb, vec3(0.2126, 0.7152, 0.0722)); atomicAdd(s[uint(clamp(y * 255.0, 0.0, 255.0))], 1u); } barrier(); atomicAdd(h[l], s[l]); }
