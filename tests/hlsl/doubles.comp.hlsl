StructuredBuffer<double> In : register(t0);
RWStructuredBuffer<double> Out : register(u1);
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    double sum = 0.0;
    for (uint i = 0; i <= id.x; i++)
        sum += In[i] / 3.0;
    Out[id.x] = sum;
}
