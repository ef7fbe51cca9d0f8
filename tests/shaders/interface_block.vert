#version 450
layout(location = 0) in dvec3 wide; layout(location = 2) in mat3 m; layout(location = 5) in ivec2 i;
layout(location = 0) out Block { vec3 a; flat uint b; noperspective vec2 c; centroid float d; sample vec4 e; } o;
layout(location = 6, component = 1) out vec2 part; layout(location = 7) invariant out vec4 inv;
void main() { o.a = vec3(wide) * m; o.b = uint(i.x); o.c = vec2(i); o.d = m[1][2]; o.e = vec4(o.a, 1); part = o.c; inv = o.e; gl_Position = o.e; }
