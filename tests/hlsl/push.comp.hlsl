struct Push { uint offset; float factor; float4 tint; };
[[vk::push_constant]] Push push;
RWStructuredBuffer<float> Out : register(u1);
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { Out[id.x + push.offset] = push.factor * push.tint[id.x]; }
