StructuredBuffer<float> In : register(t0);
RWStructuredBuffer<float> Out : register(u1);
cbuffer Constants : register(b2) { float scale; float bias; };
[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { Out[id.x] = In[id.x] * scale + bias; }
