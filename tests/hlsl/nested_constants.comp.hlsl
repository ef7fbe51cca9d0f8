struct Inner { float3 dir; float power; };
struct Outer { Inner lights[2]; float4x4 m; float2 uv; uint flags; };
cbuffer A : register(b0) { Outer o; float last; float3x3 n; float4x4 r; };
cbuffer B : register(b1) { Inner one; bool on; int4 counts[3]; };
RWStructuredBuffer<float> Out : register(u2);
[numthreads(4,1,1)]
void main(uint3 id : SV_DispatchThreadID) {
  float s = o.lights[id.x & 1].power + o.m[1][2] + o.uv.y + (float)o.flags + last + n[2][1] + r[3][0];
  s += one.dir.z + (float)counts[id.x % 3].w;
  if (on) s += 100;
  Out[id.x] = s;
}
