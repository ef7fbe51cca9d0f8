static const uint primes[8] = { 2, 3, 5, 7, 11, 13, 17, 19 };
static uint calls;
RWStructuredBuffer<uint> Out : register(u1);
uint prime(uint n) {
    calls++;
    return primes[n & 7];
}
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    calls = 0;
    uint sum = prime(id.x) * prime(id.x + 3);
    if (id.x > 3)
        sum += prime(id.x + 5);
    Out[id.x] = sum * 10 + calls;
}
