#version 450
layout(local_size_x = 8) in;
struct Ray { vec3 origin; vec3 direction; };
struct Hit { float t; vec3 normal; };
layout(std430, binding = 0) readonly buffer R { Ray rays[]; };
layout(std430, binding = 1) readonly buffer S { vec4 spheres[3]; };
layout(std430, binding = 2) writeonly buffer H { Hit hits[]; };
void main() {
    Ray r = rays[gl_GlobalInvocationID.x];
    vec3 d = normalize(r.direction);
    Hit h = Hit(1e30, vec3(0.0));
    for (int i = 0; i < 3; ++i) {
        vec3 c = r.origin - spheres[i].xyz;
        float b = dot(c, d), q = b * b - dot(c, c) + spheres[i].w * spheres[i].w;
        if (q < 0.0) continue;
        float t = -b - sqrt(q);
        if (t > 0.0 && t < h.t) h = Hit(t, reflect(d, normalize(c + t * d)));
    }
    hits[gl_GlobalInvocationID.x] = h;
}
