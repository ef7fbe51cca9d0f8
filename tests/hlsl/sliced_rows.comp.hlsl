struct S { float a; float4x4 m; float3 v; float tail; };
cbuffer A : register(b0) { float first; float3x3 n; S s; float4x4 r; float2 q; };
RWStructuredBuffer<float> Out : register(u1);
[numthreads(16,1,1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  float x = n[(i >> 2) % 3][(i & 3) % 3] + s.m[i >> 2][i & 3] * 100 + r[i & 3][i >> 2] * 10000 + s.v[i % 3];
  Out[i] = x + q[i&1];
}
