Buffer<uint> Table : register(t0);
RWBuffer<float4> Image : register(u1);
RWBuffer<uint> Counts : register(u2);
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float4 texel = Image[id.x];
    Image[id.x] = texel * 2.0f + float4(1.0f, 0.0f, 0.0f, 1.0f);
    Counts[Table[id.x]] = id.x;
}
