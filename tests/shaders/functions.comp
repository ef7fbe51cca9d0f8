#version 450
layout(local_size_x = 1) in;
struct P { vec3 x; float m; };
layout(std430, binding = 0) buffer B { P ps[]; };
const vec2 TABLE[4] = vec2[](vec2(0.0, 1.0), vec2(2.0, 3.0), vec2(4.0, 5.0), vec2(6.0, 7.0));
float counter = 0.5;
void step_(inout P p, in vec3 v, out float e) { p.x += v; e = dot(p.x, p.x) * p.m; counter += 1.0; }
vec3[3] triple(vec3 a) { return vec3[3](a, a * 2.0, a * 3.0); }
void main() {
    P p = ps[0]; float e;
    for (int i = 0; i < 4; ++i) step_(p, vec3(TABLE[i], counter), e);
    vec3 t[3] = triple(p.x); p.x = t[gl_WorkGroupID.x % 3u]; p.m = e; ps[0] = p;
    ps[1] = P(t[0].zxy, counter); ps[2].x[gl_NumWorkGroups.x % 3u] = TABLE[int(e) & 3][int(counter) & 1];
}
