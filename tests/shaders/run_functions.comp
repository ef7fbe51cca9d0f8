#version 450
layout(local_size_x = 4) in;
layout(std430, binding = 0) buffer D { ivec4 d[]; };
struct S { int a[3]; ivec2 b; };
void swap(inout int x, inout int y) { int t = x; x = y; y = t; }
int fill(out S s, int from) { for (int i = 0; i < 3; ++i) s.a[i] = from + i; s.b = ivec2(from * from, -from); return from + 3; }
S changed(S s) { s.a[1] *= 10; s.b = s.b.yx; return s; }
int sum(const S s) { return s.a[0] + s.a[1] + s.a[2] + s.b.x * 100 + s.b.y * 1000; }
int sum(const int x[3]) { int t = 0; for (int i = 0; i < x.length(); ++i) t += x[i]; return t; }
void main() {
    ivec4 v = d[gl_GlobalInvocationID.x];
    swap(v.x, v.w);
    S s;
    int next = fill(s, v.x);
    S t = changed(s);
    d[gl_GlobalInvocationID.x] = ivec4(sum(s), sum(t), sum(t.a), next);
}
