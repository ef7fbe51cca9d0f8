struct P { float2 a; float4x4 m; float b; };
cbuffer A : register(b0) { P p[2]; uint count; };
RWStructuredBuffer<float> Out : register(u1);
[numthreads(16,1,1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  float x = 0;
  for (uint k = 0; k < count; k++) x += p[k & 1].m[(i + k) & 3][(i >> 2)] * (k + 1);
  Out[i] = x + p[i & 1].a[i >> 3];
}
