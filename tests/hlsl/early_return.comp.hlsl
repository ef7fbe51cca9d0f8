StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
uint search(uint wanted) {
    for (uint row = 0; row < 4; row++) {
        for (uint column = 0; column < 8; column++) {
            uint found = In[row * 8 + column];
            if (found == wanted)
                return row * 10 + column;
            if (found > 1000)
                break;
        }
    }
    return 99;
}
[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { Out[id.x] = search(id.x); }
