#version 450
// The product of matrices of 16 by 16, by tiles.
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer A { float a[]; };
layout(std430, binding = 1) buffer B { float b[]; };
layout(std430, binding = 2) buffer C { float c[]; };
shared float ta[8][8], tb[8][8];
void main() {
  uvec2 at = gl_GlobalInvocationID.xy, t = gl_LocalInvocationID.xy;
  float sum = 0;
  for (uint step = 0; step < 16; step += 8) {
    ta[t.y][t.x] = a[at.y * 16 + step + t.x];
    tb[t.y][t.x] = b[(step + t.y) * 16 + at.x];
    barrier();
    for (int k = 0; k < 8; k++)
      sum += ta[t.y][k] * tb[k][t.x];
    barrier();
  }
  c[at.y * 16 + at.x] = sum;
}
