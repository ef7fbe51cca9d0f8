#version 450
layout(local_size_x = 16, local_size_y = 16) in; struct Light { vec3 p; float r; }; layout(std430, binding = 0) readonly buffer L { uint n; Light l[]; }; layout(std430, binding = 1) writeonly buffer V { uint v[]; }; layout(binding = 2) uniform sampler2D depth; layout(std140, binding = 3) uniform C { mat4 ip; mat4 view; uvec2 tiles; };
shared uint mn, mx, cnt; shared uint list[256]; shared vec4 planes[6];
void main() { uint t = gl_LocalInvocationIndex; if (t == 0u) { mn = 0xffffffffu; mx = 0u; cnt = 0u; } barrier(); float d = texelFetch(depth, ivec2(gl_GlobalInvocationID.xy), 0).r; atomicMin(mn, floatBitsToUint(d)); atomicMax(mx, floatBitsToUint(d)); barrier();
 if (t < 4u) { vec4 a = ip * vec4(float(t & 1u), float(t >> 1), 1, 1); planes[t] = vec4(normalize(a.xyz / a.w), 0); } barrier();
 for (uint i = t; i < n; i += 256u) { vec3 c = (view * vec4(l[i].p, 1)).xyz; bool in_ = true; for (int k = 0; k < 4 && in_; ++k) in_ = dot(planes[k].xyz, c) > -l[i].r; if (in_) { uint at = atomicAdd(cnt, 1u); if (at < 256u) list[at] = i; } } barrier(); for (uint i = t; i < min(cnt, 256u); i += 256u) v[(gl_WorkGroupID.y * tiles.x + gl_WorkGroupID.x) * 256u + i] = list[i]; }
