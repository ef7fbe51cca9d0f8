StructuredBuffer<float4> In : register(t0);
RWStructuredBuffer<float4> Out : register(u1);
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float4 a = In[id.x * 2], b = In[id.x * 2 + 1];
    float3 c = cross(a.xyz, b.zyx) + lerp(a.xyz, b.xyz, float3(0.5f, 0.25f, 0.0f));
    float4 r = a.wzyx * b + float4(c.yx, dot(a, b), dot(a.xy, b.yx));
    r.xz += max(a.xy, b.xy);
    if (any(b))
        r.y += 1.0f;
    r.w += normalize(float3(3.0f, 0.0f, 4.0f)).z + abs(c).y;
    Out[id.x] = r;
}
