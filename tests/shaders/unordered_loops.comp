#version 450
layout(local_size_x = 1) in; layout(std430, binding = 0) buffer O { int o[]; };
void main() { int i = 0; while (true) { if (o[i] == 0) break; i++; if (o[i] < 0) { if (o[i] == -5) return; continue; } int j = i; do { j--; if (o[j] == 3) break; switch (o[j]) { case 1: continue; case 2: o[j] = 9; default: break; } } while (j > 0); for (;;) { if (i++ > 20) break; } } o[0] = i; }
