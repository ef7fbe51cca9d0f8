#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) buffer D { uvec4 d[]; };
uint gcd(uint a, uint b) { while (b != 0u) { uint t = a % b; a = b; b = t; } return a; }
uint power(uint b, uint e, uint m) { uint r = 1u; for (b %= m; e > 0u; e >>= 1) { if ((e & 1u) == 1u) r = r * b % m; b = b * b % m; } return r; }
int inverse(int a, int m) { int r = m, s = a, x = 0, y = 1; while (s != 0) { int q = r / s, t = r - q * s; r = s; s = t; t = x - q * y; x = y; y = t; } return r == 1 ? (x % m + m) % m : -1; }
void main() { uvec4 v = d[gl_GlobalInvocationID.x]; uint g = gcd(v.x, v.y); d[gl_GlobalInvocationID.x] = uvec4(g, v.x / g * v.y, power(v.x, v.y, v.z), uint(inverse(int(v.x), int(v.z)))); }
