StructuredBuffer<float2> In : register(t0);
RWStructuredBuffer<float> Out : register(u1);
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float x = In[id.x].x, y = In[id.x].y;
    Out[id.x * 4] = acos(x) + asin(x) * 2 + atan(y) * 3 + atan2(y, x) * 4;
    Out[id.x * 4 + 1] = sinh(x) + cosh(x) + tanh(y) + tan(x);
    Out[id.x * 4 + 2] = log10(abs(y) + 1) + log(abs(x) + 1) + exp(x) + ceil(y) + trunc(y) + round(y);
    Out[id.x * 4 + 3] = fmod(y, 0.7f) + rcp(y) + mad(x, y, 1.0f);
}
