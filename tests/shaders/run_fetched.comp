#version 450
layout(local_size_x = 4) in;
layout(binding = 0) uniform sampler2D pyramid;
layout(binding = 1) uniform sampler2DArray stack;
layout(binding = 2) uniform sampler1D line;
layout(binding = 3) uniform sampler3D volume;
layout(std430, binding = 4) writeonly buffer D { vec4 o[4][4]; ivec4 sizes; int levels; };
void main() {
    int i = int(gl_LocalInvocationIndex);
    ivec2 p = ivec2(i & 1, i >> 1);
    o[i] = vec4[](texelFetch(pyramid, p, 0), texelFetch(pyramid, p / 2, 1), texelFetch(stack, ivec3(p, i), 0), vec4(texelFetch(line, i, 0).x, texelFetch(volume, ivec3(p, 1), 0).x, textureLod(stack, vec3((vec2(p) + 0.5) / 2.0, float(i)), 0.0).x, textureLod(pyramid, vec2(0.75, 0.25), 1.0).x));
    if (i == 0) { sizes = ivec4(textureSize(pyramid, 1), textureSize(stack, 0).z, textureSize(volume, 0).z); levels = textureQueryLevels(pyramid); }
}
