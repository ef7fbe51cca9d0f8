#version 450
layout(local_size_x = 8, local_size_y = 4) in;
layout(std430, binding = 0) writeonly buffer O { uint count[]; };
layout(push_constant) uniform P { vec2 corner; float pixel; uint most; };
void main() {
    uvec2 g = gl_GlobalInvocationID.xy, size = gl_NumWorkGroups.xy * gl_WorkGroupSize.xy;
    vec2 c = corner + pixel * vec2(g), z = vec2(0.0);
    uint n = 0u;
    while (n < most && dot(z, z) <= 4.0) {
        z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
        ++n;
    }
    count[g.y * size.x + g.x] = n;
}
