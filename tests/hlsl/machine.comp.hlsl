StructuredBuffer<int> In : register(t0);
RWStructuredBuffer<int> Out : register(u1);
enum Op { Push, Add, Mul, Dup, Jump, Halt };
[numthreads(2, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int stack[8]; int sp = 0, pc = id.x * 16, steps = 0;
    for (int i = 0; i < 8; i++) stack[i] = 0;
    while (steps++ < 100) {
        int code = In[pc++];
        switch (code & 7) {
        case Op::Push: stack[sp++ & 7] = code >> 3; break;
        case Op::Add: sp--; stack[(sp - 1) & 7] += stack[sp & 7]; break;
        case Op::Mul: sp--; stack[(sp - 1) & 7] *= stack[sp & 7]; break;
        case Op::Dup: stack[sp & 7] = stack[(sp - 1) & 7]; sp++; break;
        case Op::Jump: if (stack[(sp - 1) & 7] < 1000) { pc += code >> 3; } break;
        case Op::Halt: Out[id.x * 2] = stack[(sp - 1) & 7]; Out[id.x * 2 + 1] = steps; return;
        default: break;
        }
    }
    Out[id.x * 2] = -1;
}
