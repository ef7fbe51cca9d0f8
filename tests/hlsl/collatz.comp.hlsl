RWStructuredBuffer<uint> Numbers : register(u0);
[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint n = Numbers[id.x], steps = 0;
    while (n > 1) {
        n = n & 1 ? 3 * n + 1 : n / 2;
        steps++;
    }
    Numbers[id.x] = steps;
}
