StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint x = In[id.x], sum = 0;
    for (uint i = 0; i < 10; i++) {
        if (i == x % 7)
            continue;
        switch ((x + i) % 5) {
        case 0: sum += 1; break;
        case 1: sum += 10;
        case 2: sum += 100; break;
        case 3:
            while (sum % 3 != 0)
                sum++;
            break;
        default: sum ^= i;
        }
        if (sum > 500)
            break;
        do {
            sum += 2;
        } while (sum % 4 == 0);
    }
    Out[id.x] = sum;
}
