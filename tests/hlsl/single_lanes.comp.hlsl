StructuredBuffer<vector<float,1> > In : register(t0);
RWStructuredBuffer<vector<int,3> > Out : register(u1);
[numthreads(4,1,1)]
void main(uint3 id : SV_DispatchThreadID) {
  vector<float,1> v = In[id.x]; int3 o = Out[id.x]; o.yz += (int)v.x; Out[id.x] = o; Out[id.x].x = 5;
}
