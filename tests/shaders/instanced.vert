#version 450
struct Instance { mat4x3 transform; uint material; vec3 tint; }; layout(std430, set = 2, binding = 3) readonly buffer I { Instance i[]; }; layout(location = 0) in vec3 p; layout(location = 0) out vec3 tint; layout(location = 1) flat out uint material; layout(set = 0, binding = 0) uniform V { mat4 vp; };
void main() { Instance x = i[gl_InstanceIndex]; gl_Position = vp * vec4(x.transform * vec4(p, 1.0), 1.0); tint = x.tint; material = x.material; }
