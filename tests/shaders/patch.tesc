#version 450
layout(vertices = 4) out;
layout(location = 0) in vec3 p[]; layout(location = 0) out vec3 q[]; layout(location = 1) patch out vec4 shared_color; layout(location = 2) patch out float levels[2];
void main() {
    q[gl_InvocationID] = p[gl_InvocationID] + gl_in[gl_InvocationID].gl_Position.xyz;
    gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;
    barrier();
    if (gl_InvocationID == 0) { gl_TessLevelOuter[0] = 3.0; gl_TessLevelOuter[1] = 3.0; gl_TessLevelOuter[2] = 3.0; gl_TessLevelOuter[3] = 3.0; gl_TessLevelInner[0] = 2.0; gl_TessLevelInner[1] = q[1].x; shared_color = vec4(gl_PrimitiveID, gl_PatchVerticesIn, 0, 1); levels[1] = 2.0; }
}
