StructuredBuffer<int> In : register(t0);
RWStructuredBuffer<int> Out : register(u1);
void divide(int a, int b, out int quotient, out int rest) {
    quotient = a / b;
    rest = a % b;
}
int count(inout int left) {
    int n = 0;
    for (; left > 10; left -= 7)
        n++;
    return n;
}
int plain(int a, int b) { return a * 3 - b; }
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int quotient, rest, left = In[id.x];
    divide(left, 7, quotient, rest);
    int n = count(left);
    Out[id.x] = plain(quotient, rest) + 1000 * n + left;
}
