#version 450
layout(local_size_x = 1) in;
struct Light { vec3 position; float range; vec3 color; float pad; mat3 basis; };
struct Inner { float a; vec2 b; float c; };
layout(std140, binding = 0) uniform Scene { vec3 eye; float time; float weights[5]; Light lights[4]; mat4x2 m; bool on; Inner inner[3]; } scene;
layout(std430, binding = 1) buffer Out { vec3 p; float q; float w[5]; Light l[]; } o;
layout(std140, binding = 2) uniform Rows { layout(row_major) mat3x4 rm; layout(offset = 128) vec4 late; layout(align = 32) float aligned; } rows;
void main() {
    o.p = scene.eye * scene.time; o.q = scene.weights[3];
    for (int i = 0; i < 5; ++i) o.w[i] = scene.weights[i];
    o.l[0] = scene.lights[2]; o.l[1].basis = scene.lights[1].basis; o.q += scene.m[3].y + scene.inner[2].b.y;
    if (scene.on) o.q += rows.rm[1].w + rows.late.x + rows.aligned;
}
