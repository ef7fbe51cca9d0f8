ConsumeStructuredBuffer<uint> From : register(u0);
AppendStructuredBuffer<uint> To : register(u1);
[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { To.Append(From.Consume() * 2); }
