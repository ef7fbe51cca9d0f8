#version 460
#extension GL_EXT_scalar_block_layout : require
#extension GL_EXT_shader_explicit_arithmetic_types : require
// Arrays of blocks, which have no layout, of structures whose layout is not LLVM's.
layout(local_size_x = 8) in;
struct Particle { vec3 position; f16vec3 color; vec2 weights[3]; };
layout(set = 0, binding = 0, scalar) uniform Emitters {
    Particle particles[4];
    layout(row_major) mat3x2 bend;
    u16vec4 ages;
} emitters[2];
layout(set = 1, binding = 0, scalar) buffer Results { vec3 sums[]; } results[3];

void main() {
    uint i = gl_LocalInvocationIndex;
    Particle whole = emitters[1].particles[i & 3u];
    vec3 sum = whole.position + vec3(emitters[0].particles[2].color) + vec3(whole.weights[i % 3u], 1);
    sum.xy += emitters[i & 1u].bend * sum;
    sum.z += float(emitters[1].ages[i & 3u]) + emitters[0].bend[1][0];
    results[i % 3u].sums[i] = sum;
}
