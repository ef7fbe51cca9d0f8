StructuredBuffer<float3> In : register(t0);
RWStructuredBuffer<float3> Out : register(u1);
cbuffer Size { int width; int height; float kernel[9]; }
int clamped(int x, int y) { return clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1); }
[numthreads(4, 4, 1)]
void main(uint3 where : SV_DispatchThreadID) {
    int3 id = (int3)where;
    if (id.x >= width || id.y >= height) return;
    float3 sum = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            sum += In[clamped(id.x + dx, id.y + dy)] * kernel[(dy + 1) * 3 + dx + 1];
    Out[id.y * width + id.x] = sum;
}
