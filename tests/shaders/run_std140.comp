#version 450
layout(local_size_x = 1) in;
struct S { float a; vec2 b; vec3 c; float d; };
layout(std140, binding = 0) uniform U { vec3 v; float f; float a[3]; mat3 m; layout(row_major) mat3 r; layout(row_major) mat2x3 q; S s[2]; mat2 n[2]; float end; };
layout(std430, binding = 1) buffer O { float o[]; };
void main() {
    o[0] = v.z; o[1] = f; o[2] = a[2]; o[3] = m[1][2]; o[4] = r[1][2]; o[5] = q[1][2]; o[6] = s[1].a; o[7] = s[1].b.y; o[8] = s[1].c.z; o[9] = s[1].d; o[10] = n[1][1].y; o[11] = end;
    mat3 x = r; o[12] = x[1][2]; vec3 c = r[2]; o[13] = c.y; mat2x3 y = q; o[14] = y[0].z; S t = s[0]; o[15] = t.d; o[16] = t.c.x; float z[3] = a; o[17] = z[1];
    uint i = gl_WorkGroupID.x + 1u; o[18] = r[i][i + 1u]; o[19] = a[i]; o[20] = q[i].y; vec3 d = m[i]; o[21] = d[i]; mat2 w[2] = n; o[22] = w[1][0][1];
}
