#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer D { uint rows[8]; };
layout(push_constant) uniform P { uint generations; };
shared uint now[8];
shared uint then[8];
void main() {
    uvec2 l = gl_LocalInvocationID.xy;
    if (l.x == 0u) now[l.y] = rows[l.y];
    for (uint g = 0u; g < generations; ++g) {
        if (l.x == 0u) then[l.y] = 0u;
        barrier();
        uint n = 0u;
        for (uint y = 7u; y <= 9u; ++y) for (uint x = 7u; x <= 9u; ++x)
            if (x != 8u || y != 8u) n += now[(l.y + y) & 7u] >> ((l.x + x) & 7u) & 1u;
        bool alive = (now[l.y] >> l.x & 1u) != 0u;
        if (n == 3u || (alive && n == 2u)) atomicOr(then[l.y], 1u << l.x);
        barrier();
        if (l.x == 0u) now[l.y] = then[l.y];
        barrier();
    }
    if (l.x == 0u) rows[l.y] = now[l.y];
}
