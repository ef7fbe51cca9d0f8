RWStructuredBuffer<float4> Image : register(u0);
cbuffer C : register(b1) { float3 eye; float time; uint2 size; };
float sphere(float3 p, float r) { return sqrt(dot(p, p)) - r; }
float scene(float3 p) { return min(sphere(p, 1), min(sphere(p - float3(1.5f, 0, 0), 0.5f), p.y + 1)); }
[numthreads(8,8,1)]
void main(uint3 id : SV_DispatchThreadID) {
  float3 d = normalize(float3((float2(id.xy) - 4) / 8, 1)); float3 p = eye; float t = 0; uint steps = 0;
  for (; steps < 40; steps++) { float h = scene(p + d * t); if (h < 0.001f) break; t += h; if (t > 30) { t = -1; break; } }
  float4 c = float4(0,0,0,1);
  if (t > 0) { float e = 0.01f; float3 q = p + d * t; float3 n = normalize(float3(scene(q + float3(e,0,0)), scene(q + float3(0,e,0)), scene(q + float3(0,0,e))) - scene(q)); c.rgb = saturate(n.x) * 0.5f + steps * 0.01f; }
  Image[id.y * 8 + id.x] = c;
}
