#version 450
layout(early_fragment_tests) in; layout(depth_greater) out float gl_FragDepth;
layout(location = 0, index = 0) out vec4 o; layout(location = 0, index = 1) out vec4 second;
void main() {
    o = gl_FragCoord + vec4(gl_PointCoord, gl_FrontFacing ? 1.0 : 0.0, gl_HelperInvocation ? 1.0 : 0.0);
    o.x += float(gl_PrimitiveID + gl_SampleID + gl_Layer + gl_ViewportIndex) + gl_SamplePosition.x + gl_ClipDistance[0];
    gl_SampleMask[0] = gl_SampleMaskIn[0] & 3; gl_FragDepth = o.z; second = o.yxwz;
}
