#version 450
layout(location = 0) in vec3 position; layout(location = 1) in vec3 normal; layout(location = 2) in vec2 uv;
layout(set = 0, binding = 0) uniform Camera { mat4 view; mat4 projection; } camera;
layout(push_constant) uniform Model { mat4 model; mat4x3 normal_matrix; } push;
layout(location = 0) out vec3 world_normal; layout(location = 1) out vec2 out_uv; layout(location = 2) flat out int id;
out gl_PerVertex { vec4 gl_Position; float gl_PointSize; float gl_ClipDistance[2]; };
void main() {
    vec4 world = push.model * vec4(position, 1.0);
    gl_Position = camera.projection * camera.view * world;
    gl_PointSize = 2.0; gl_ClipDistance[0] = world.x; gl_ClipDistance[1] = world.y;
    world_normal = mat3(push.normal_matrix) * normal; out_uv = uv; id = gl_VertexIndex + gl_InstanceIndex;
}
