StructuredBuffer<float> A : register(t0); Buffer<float4> B : register(t1);
RWStructuredBuffer<float> Out : register(u2);
[numthreads(4,1,1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint st; float v = A.Load(id.x, st); float w = A.Load(id.x); Out[id.x] = v + w + B.Load(id.x).y;
}
