#version 450
layout(local_size_x = 16) in;
layout(std430, binding = 0) readonly buffer P { vec2 point[16]; };
layout(std430, binding = 1) buffer C { vec2 centre[3]; uint nearest[16]; };
shared uint owner[16];
void main() {
    uint l = gl_LocalInvocationIndex;
    for (int round = 0; round < 4; ++round) {
        uint best = 0u;
        for (uint k = 1u; k < 3u; ++k) if (distance(point[l], centre[k]) < distance(point[l], centre[best])) best = k;
        owner[l] = best;
        barrier();
        if (l < 3u) {
            vec3 sum = vec3(0.0);
            for (uint i = 0u; i < 16u; ++i) if (owner[i] == l) sum += vec3(point[i], 1.0);
            if (sum.z > 0.0) centre[l] = sum.xy / sum.z;
        }
        memoryBarrierBuffer();
        barrier();
    }
    nearest[l] = owner[l];
}
