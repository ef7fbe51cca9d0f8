struct Box {
    float3 low;
    float3 high;
    float volume() { return (high.x - low.x) * (high.y - low.y) * (high.z - low.z); }
    Box grown(float by) {
        Box box;
        box.low = low - by;
        box.high = high + by;
        return box;
    }
};
StructuredBuffer<Box> In : register(t0);
RWStructuredBuffer<float> Out : register(u1);
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Box own = In[id.x];
    Box box = own.grown(0.5f);
    Out[id.x] = box.volume() + own.low.y;
}
