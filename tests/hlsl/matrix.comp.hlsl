cbuffer Constants : register(b0) { float4x4 transform; };
RWStructuredBuffer<float> Out : register(u1);
[numthreads(4, 4, 1)]
void main(uint3 id : SV_DispatchThreadID) { Out[id.x * 4 + id.y] = transform[id.x][id.y] + transform[1][2]; }
