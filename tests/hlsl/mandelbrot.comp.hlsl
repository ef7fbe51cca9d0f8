RWStructuredBuffer<uint> Out : register(u1);
cbuffer View : register(b0) { float2 corner; float pace; uint width; };
[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float2 c = corner + float2(id.x, id.y) * pace, z = c;
    uint n = 0;
    while (n < 64 && dot(z, z) < 4.0f) {
        z = float2(z.x * z.x - z.y * z.y, 2.0f * z.x * z.y) + c;
        n++;
    }
    Out[id.y * width + id.x] = n;
}
