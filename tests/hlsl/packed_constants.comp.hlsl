struct S { float4 a; int2 c; float2 d; float e; };
cbuffer One : register(b0) {
    float p;
    float2 q;
    S s;
    S list[2];
    bool flag;
    uint2 u;
    float tail[3];
    float2 after;
    uint count;
    int4 last;
};
RWStructuredBuffer<float> Out : register(u1);
[numthreads(1, 1, 1)]
void main() {
    Out[0] = p + q.x * 10 + q.y * 100;
    Out[1] = s.a.x + s.a.w * 2 + s.c.x * 4 + s.c.y * 8;
    Out[2] = s.d.x - s.d.y + s.e * 10;
    for (uint i = 0; i < count; i++) {
        Out[3 + i] = list[i].a.y + list[i].d.x * 2 + list[i].c[i] * 100 + list[i].e * 1000;
        Out[5 + i] = tail[i + 1] + after.y;
    }
    Out[7] = flag ? u.x + u.y : last.w;
    Out[8] = tail[0] + after.x + last.x;
}
