#version 450
layout(local_size_x = 1) in; struct In { mat3 m; float w[3]; bool flag; }; struct Out { In inner[2]; ivec3 tail; }; layout(std140, binding = 0) uniform U { Out u; }; layout(std430, binding = 1) buffer S { Out s[]; }; shared Out local; Out priv;
void main() { local = u; barrier(); priv = local; priv.inner[1].m[2] = vec3(1); s[0] = priv; s[1].inner[0] = u.inner[1]; Out t = s[2]; t.tail.x++; s[3] = t; s[4].inner[1].flag = priv == t; }
