#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_scalar_block_layout : require
struct Hit { vec3 c; float d; vec3 n; uint seed; bool done; }; layout(location = 0) rayPayloadInEXT Hit h; hitAttributeEXT vec2 b; layout(buffer_reference, scalar) readonly buffer V { vec3 v[]; }; layout(buffer_reference, scalar) readonly buffer I { uvec3 i[]; }; layout(shaderRecordEXT, scalar) buffer R { V v; I i; vec3 tint; } r;
void main() { uvec3 t = r.i.i[gl_PrimitiveID]; vec3 w = vec3(1.0 - b.x - b.y, b), n = r.v.v[t.x] * w.x + r.v.v[t.y] * w.y + r.v.v[t.z] * w.z; h.n = normalize((n * gl_WorldToObjectEXT).xyz); h.c = r.tint; h.d = gl_HitTEXT; h.done = false; }
