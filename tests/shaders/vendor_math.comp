#version 450
#extension GL_AMD_shader_trinary_minmax : require
#extension GL_AMD_shader_ballot : require
#extension GL_ARB_shader_ballot : require
#extension GL_AMD_gcn_shader : require
#extension GL_ARB_gpu_shader_int64 : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer Heights { float heights[]; };
layout(std430, binding = 1) buffer Ranks { uint ranks[]; };
void main() {
    uint me = gl_GlobalInvocationID.x;
    float near = min3(heights[me], heights[me + 1], heights[me + 2]);
    float far = max3(heights[me], heights[me + 1], heights[me + 2]);
    heights[me] = mid3(near, far, heights[me + 1]);
    int low = mid3(int(me), -3, 7);
    uint high = max3(me, 5u, min3(me, 2u, 9u));
    vec3 direction = vec3(near, far, 1.0);
    heights[me + 1] = cubeFaceIndexAMD(direction) + cubeFaceCoordAMD(direction).x;
    uint before = mbcntAMD(ballotARB(near < far));
    float swapped = swizzleInvocationsAMD(near, uvec4(1, 0, 3, 2));
    ranks[me] = before + high + uint(low) + uint(swapped) + writeInvocationAMD(me, 4u, 2u) + uint(timeAMD());
}
