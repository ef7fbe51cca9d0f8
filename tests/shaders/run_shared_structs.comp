#version 450
layout(local_size_x = 8) in;
struct Inner { mat2 m; bool flag; };
struct S { vec3 v; Inner inner[2]; uint n; };
layout(std430, binding = 0) buffer D { float f[8]; uint u[8]; };
shared S s[8];
void main() {
    uint i = gl_LocalInvocationIndex, j = 7u - i;
    s[i].v = vec3(f[i], f[i] * 2.0, 3.0);
    for (int k = 0; k < 2; ++k) s[i].inner[k] = Inner(mat2(f[i] + float(k)), i % 2u == uint(k));
    s[i].n = u[i];
    barrier();
    S x = s[j];
    f[i] = x.v.y + x.inner[1].m[1][1] + x.inner[0].m[0][1];
    u[i] = x.n * (x.inner[0].flag ? 10u : 1u) + (x.inner[1].flag ? 1000u : 0u);
}
