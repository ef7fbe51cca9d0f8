StructuredBuffer<int> In : register(t0);
RWStructuredBuffer<int> Out : register(u1);
template <typename T, int N> struct Stack {
    T data[N];
    int top;
    void push(T value) { if (top < N) data[top++] = value; }
    T pop() { return top > 0 ? data[--top] : (T)0; }
};
template <typename T> T most(T a, T b) { return a > b ? a : b; }
int apply(int a, int b) { return a - b; }
float apply(float a, float b) { return a / b; }
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Stack<int, 8> stack;
    stack.top = 0;
    int x = In[id.x];
    while (x > 0) { stack.push(x % 3); x /= 3; }
    int sum = 0;
    while (stack.top > 0) sum = sum * 10 + stack.pop();
    Out[id.x] = most(sum, apply(In[id.x], 3)) + (int)apply(9.0f, 2.0f);
}
