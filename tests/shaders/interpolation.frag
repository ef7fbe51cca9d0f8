#version 450
layout(location = 0) in vec4 a; layout(location = 1) centroid in vec2 b; layout(location = 2) sample in float c; layout(location = 3) noperspective in vec3 d;
layout(location = 4) flat in uvec3 e; layout(location = 5) in vec4 f[2]; layout(location = 0) out vec4 o;
void main() { o = interpolateAtCentroid(a) + interpolateAtSample(a, 1) + interpolateAtOffset(a, b) + vec4(d, c) + vec4(e, 1.0) + interpolateAtCentroid(f[1]) + interpolateAtOffset(d.x, b); }
