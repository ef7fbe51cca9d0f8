StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
uint alive(int x, int y) { return In[uint(y & 7) * 8 + uint(x & 7)]; }
[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int x = int(id.x), y = int(id.y);
    uint around = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dx != 0 || dy != 0)
                around += alive(x + dx, y + dy);
    Out[id.y * 8 + id.x] = around == 3 || (around == 2 && alive(x, y) == 1) ? 1 : 0;
}
