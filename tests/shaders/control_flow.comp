#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B { int v[]; };
int classify(int x) {
    switch (x) { case 0: return 1; case 1: case 2: x += 3; case 3: x *= 2; break; default: x -= 1; }
    return x;
}
int collatz(int n) { int steps = 0; while (n != 1) { n = (n & 1) == 0 ? n / 2 : 3 * n + 1; if (++steps > 1000) return -1; } return steps; }
void main() {
    int sum = 0;
    for (int i = 0; i < 10; i++) {
        if (i == 3) continue;
        if (i == 8) break;
        for (int j = 0; j < i; ++j) { if (j * i > 12) break; sum += classify(j); }
    }
    do { sum -= 7; } while (sum > 100);
    v[0] = sum; v[1] = collatz(27);
}
