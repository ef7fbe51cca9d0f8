StructuredBuffer<float4> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
uint pack(float4 c) { uint4 q = (uint4)(saturate(c) * 255.0f + 0.5f); return q.x | q.y << 8 | q.z << 16 | q.w << 24; }
float4 unpack(uint p) { return float4(p & 255, p >> 8 & 255, p >> 16 & 255, p >> 24) / 255.0f; }
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint p = pack(In[id.x]);
    float4 e = unpack(p) - In[id.x];
    Out[id.x * 2] = p;
    Out[id.x * 2 + 1] = asuint(dot(e, e) < 0.01f ? 1.0f : 0.0f) ^ (uint)(int)(In[id.x].x * -100.0f);
}
