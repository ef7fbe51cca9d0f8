#version 450
layout(local_size_x = 4) in;
layout(std430, binding = 0) buffer D { vec4 q[4]; vec3 v[4]; mat3 m[4]; };
vec4 times(vec4 a, vec4 b) { return vec4(a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz), a.w * b.w - dot(a.xyz, b.xyz)); }
void main() {
    uint i = gl_LocalInvocationIndex;
    vec4 u = normalize(q[i]);
    vec3 r = times(times(u, vec4(v[i], 0.0)), vec4(-u.xyz, u.w)).xyz;
    mat3 t = mat3(1.0 - 2.0 * (u.y * u.y + u.z * u.z), 2.0 * (u.x * u.y + u.w * u.z), 2.0 * (u.x * u.z - u.w * u.y),
                  2.0 * (u.x * u.y - u.w * u.z), 1.0 - 2.0 * (u.x * u.x + u.z * u.z), 2.0 * (u.y * u.z + u.w * u.x),
                  2.0 * (u.x * u.z + u.w * u.y), 2.0 * (u.y * u.z - u.w * u.x), 1.0 - 2.0 * (u.x * u.x + u.y * u.y));
    m[i] = transpose(t) * t;
    v[i] = r - t * v[i];
    q[i] = vec4(r, determinant(t));
}
