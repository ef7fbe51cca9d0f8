#version 450
// Mixes two pictures by what is pushed.
layout(local_size_x = 16) in;
layout(std430, binding = 0) buffer A { vec4 a[]; };
layout(std430, binding = 1) buffer B { vec4 b[]; };
layout(push_constant) uniform P { float factor; float gain; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  b[i] = clamp(mix(a[i], b[i], factor) * gain, vec4(-1), vec4(1));
}
