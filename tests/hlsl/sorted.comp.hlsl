StructuredBuffer<int> In : register(t0);
RWStructuredBuffer<int> Out : register(u1);
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int own[8];
    for (uint i = 0; i < 8; i++)
        own[i] = In[id.x * 8 + i];
    for (uint end = 7; end > 0; end--)
        for (uint j = 0; j < end; j++)
            if (own[j] > own[j + 1]) {
                int kept = own[j];
                own[j] = own[j + 1];
                own[j + 1] = kept;
            }
    for (uint k = 0; k < 8; k++)
        Out[id.x * 8 + k] = own[k];
}
