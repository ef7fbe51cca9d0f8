#version 460
#extension GL_EXT_ray_tracing : require
layout(location = 0) rayPayloadInEXT vec4 payload; void main() { payload = vec4(mix(vec3(1), vec3(0.5, 0.7, 1), gl_WorldRayDirectionEXT.y * 0.5 + 0.5), 1); }
