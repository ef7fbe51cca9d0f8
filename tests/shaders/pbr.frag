#version 450
layout(location = 0) in vec3 wpos; layout(location = 1) in vec3 wnormal; layout(location = 2) in vec2 uv; layout(location = 0) out vec4 color;
struct Light { vec4 position; vec4 color; };
layout(std140, set = 0, binding = 0) uniform Frame { vec4 eye; Light lights[8]; int count; };
layout(set = 0, binding = 1) uniform samplerCube irradiance; layout(set = 0, binding = 2) uniform samplerCube prefiltered; layout(set = 0, binding = 3) uniform sampler2D brdf;
layout(set = 1, binding = 0) uniform sampler2D albedo_map; layout(set = 1, binding = 1) uniform sampler2D mr_map;
const float PI = 3.14159265359;
float d_ggx(float nh, float a) { float a2 = a * a; float f = nh * nh * (a2 - 1.0) + 1.0; return a2 / (PI * f * f); }
float g_smith(float nv, float nl, float r) { float k = (r + 1.0) * (r + 1.0) / 8.0; return (nv / (nv * (1.0 - k) + k)) * (nl / (nl * (1.0 - k) + k)); }
vec3 fresnel(float c, vec3 f0) { return f0 + (1.0 - f0) * pow(clamp(1.0 - c, 0.0, 1.0), 5.0); }
void main() {
    vec3 albedo = pow(texture(albedo_map, uv).rgb, vec3(2.2)); vec2 mr = texture(mr_map, uv).bg;
    vec3 n = normalize(wnormal), v = normalize(eye.xyz - wpos), r = reflect(-v, n), f0 = mix(vec3(0.04), albedo, mr.x), lo = vec3(0.0);
    for (int i = 0; i < count; ++i) {
        vec3 l = lights[i].position.xyz - wpos; float dist = length(l); l /= dist; vec3 h = normalize(v + l);
        vec3 radiance = lights[i].color.rgb / (dist * dist); float nl = max(dot(n, l), 0.0), nv = max(dot(n, v), 1e-4);
        vec3 f = fresnel(max(dot(h, v), 0.0), f0);
        vec3 spec = d_ggx(max(dot(n, h), 0.0), mr.y * mr.y) * g_smith(nv, nl, mr.y) * f / max(4.0 * nv * nl, 1e-3);
        lo += ((1.0 - f) * (1.0 - mr.x) * albedo / PI + spec) * radiance * nl;
    }
    vec2 ab = texture(brdf, vec2(max(dot(n, v), 0.0), mr.y)).rg;
    vec3 ambient = texture(irradiance, n).rgb * albedo + textureLod(prefiltered, r, mr.y * 4.0).rgb * (f0 * ab.x + ab.y);
    vec3 c = ambient + lo; color = vec4(pow(c / (c + 1.0), vec3(1.0 / 2.2)), 1.0);
}
