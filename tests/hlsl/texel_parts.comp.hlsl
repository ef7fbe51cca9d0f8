// Components of texels, of which a store reads the others.
RWBuffer<float4> colors : register(u0);
RWBuffer<int2> pairs : register(u1);
RWStructuredBuffer<float> copies : register(u2);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    colors[id.x].y = 3;
    colors[id.x][id.x & 3] += 10;
    pairs[id.x].x += pairs[id.x].y;
    copies[id.x] = colors[id.x].z;
}
