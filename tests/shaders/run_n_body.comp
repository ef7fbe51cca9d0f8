#version 450
layout(local_size_x = 8) in;
struct Body { vec3 place; float mass; vec3 speed; };
layout(std430, binding = 0) buffer B { Body b[]; };
layout(std430, binding = 1) buffer E { float energy[]; };
layout(push_constant) uniform P { float dt; uint steps; };
shared vec4 s[8];
void main() {
    uint i = gl_LocalInvocationIndex;
    Body me = b[i];
    for (uint k = 0u; k < steps; ++k) {
        s[i] = vec4(me.place, me.mass);
        barrier();
        vec3 a = vec3(0.0);
        for (uint j = 0u; j < 8u; ++j) {
            vec3 r = s[j].xyz - me.place;
            float q = dot(r, r) + 0.01;
            a += s[j].w * inversesqrt(q * q * q) * r;
        }
        me.speed += dt * a;
        me.place += dt * me.speed;
        barrier();
    }
    b[i] = me;
    energy[i] = 0.5 * me.mass * dot(me.speed, me.speed);
}
