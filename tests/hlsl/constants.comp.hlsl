struct Range { float low; float high; };
cbuffer Constants : register(b0) { float4 steps[3]; float weights[4]; Range range; uint2 pair; };
RWStructuredBuffer<float> Out : register(u1);
[numthreads(12, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float value = steps[id.x % 3][id.x % 4] * weights[id.x & 3];
    Out[id.x] = clamp(value, range.low, range.high) + float(pair.y);
}
