#version 450
layout(local_size_x = 1) in; layout(std140, binding = 0) uniform U { vec2 a[3][2]; mat2 m[2][2]; layout(row_major) mat3x2 r[2]; ivec2 i; }; layout(std430, binding = 1) buffer S { vec2 b[3][2]; mat2 n[2][2]; layout(row_major) mat3x2 q[2]; float out_[]; };
void main() { for (int x = 0; x < 3; ++x) for (int y = 0; y < 2; ++y) b[x][y] = a[x][y]; n[1][0] = m[0][1]; n[i.x][i.y][1][i.x] = m[i.y][i.x][i.x][0]; q[1] = r[0]; q[i.x][i.y] = r[i.y][2]; out_[3] = r[1][i.x][1]; float l[2][3][4]; l[i.x][2][i.y] = 1.0; out_[4] = l[1][i.y][3]; }
