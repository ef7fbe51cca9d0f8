#version 450
layout(location = 0) in vec4 position; layout(location = 1) in uvec4 joints; layout(location = 2) in vec4 weights;
layout(std140, binding = 0) uniform Joints { mat4 joint[64]; };
layout(location = 0) out vec4 color;
void main() {
    mat4 skin = weights.x * joint[joints.x] + weights.y * joint[joints.y] + weights.z * joint[joints.z] + weights.w * joint[joints.w];
    gl_Position = skin * position; color = vec4(normalize(mat3(skin) * vec3(0, 0, 1)), 1.0);
}
