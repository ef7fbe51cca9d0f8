#version 460
#extension GL_EXT_ray_tracing : require
layout(location = 0) rayPayloadInEXT vec4 payload; hitAttributeEXT vec2 bary; layout(shaderRecordEXT, std430) buffer Record { vec4 tint; };
struct Vertex { vec3 p; float u; }; layout(std430, binding = 3) readonly buffer Verts { Vertex v[]; };
void main() {
    vec3 w = vec3(1.0 - bary.x - bary.y, bary); vec3 p = v[gl_PrimitiveID * 3].p * w.x + v[gl_PrimitiveID * 3 + 1].p * w.y;
    payload = tint * vec4(gl_ObjectToWorldEXT * vec4(p, 1), gl_HitTEXT) + vec4(gl_WorldRayDirectionEXT + gl_WorldRayOriginEXT + gl_ObjectRayOriginEXT + gl_ObjectRayDirectionEXT, gl_RayTminEXT);
    payload.x += float(gl_InstanceID + gl_InstanceCustomIndexEXT + gl_GeometryIndexEXT + int(gl_HitKindEXT + gl_IncomingRayFlagsEXT)) + gl_RayTmaxEXT + (gl_WorldToObjectEXT * vec4(p, 0)).x;
}
