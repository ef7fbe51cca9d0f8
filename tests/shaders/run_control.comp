#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer D { int d[]; };
int f(int x) { switch (x) { case 0: return 10; case 1: case 2: x += 3; case 3: x *= 2; break; default: x -= 1; } return x; }
void main() { int n = d[0], s = 0; for (int i = 0; i < n; ++i) { if (i == 2) continue; if (i == 6) break; int j = i; do { s += j; if (s > 40) break; } while (--j > 0); s += f(i); } d[1] = s; for (int i = 0; i < 5; ++i) d[2 + i] = f(i); }
