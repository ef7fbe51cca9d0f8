RWBuffer<int> Image : register(u0);
Buffer<int2> Steps : register(t1);
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int2 step = Steps[id.x];
    Image[id.x] = Image[id.x] * step.x - step.y;
}
