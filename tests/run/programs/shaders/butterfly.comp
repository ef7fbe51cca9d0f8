#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_ballot : require
// The least and the sum of 32 numbers, by exchange between the lanes of a subgroup.
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer A { float values[]; };
layout(std430, binding = 1) buffer B { vec2 results[]; };
void main() {
  float least = values[gl_GlobalInvocationID.x], sum = least;
  for (uint mask = 16; mask > 0; mask /= 2) {
    least = min(least, subgroupShuffleXor(least, mask));
    sum += subgroupShuffleXor(sum, mask);
  }
  results[gl_GlobalInvocationID.x] = vec2(least, sum);
}
