struct Inner { float2 a; int b; };
struct Middle { Inner inner[2]; uint kind; };
struct Outer { Middle middle; float4 last; };
StructuredBuffer<Outer> In : register(t0);
RWStructuredBuffer<Outer> Out : register(u1);
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Outer o = In[id.x];
    Inner first = o.middle.inner[0];
    o.middle.inner[0] = o.middle.inner[1];
    o.middle.inner[1] = first;
    o.middle.inner[o.middle.kind & 1].b += 7;
    o.last.yz = o.middle.inner[0].a;
    Out[id.x] = o;
    Out[id.x].middle.kind = o.middle.kind * 3;
}
