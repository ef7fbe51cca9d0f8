#version 450
layout(location = 0) in vec3 normal; layout(location = 1) in vec2 uv; layout(location = 2) flat in int id;
layout(set = 1, binding = 0) uniform sampler2D albedo;
layout(set = 1, binding = 1) uniform texture2D tex; layout(set = 1, binding = 2) uniform sampler samp;
layout(location = 0) out vec4 color; layout(location = 1) out int out_id;
void main() {
    vec4 c = texture(albedo, uv) * texture(sampler2D(tex, samp), uv, 0.5);
    if (c.a < 0.5) discard;
    color = vec4(c.rgb * max(dot(normalize(normal), vec3(0.0, 1.0, 0.0)), 0.0), c.a); out_id = id;
}
