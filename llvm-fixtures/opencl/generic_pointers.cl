// cl: CL2.0
// run: any_space 8 8 int[8] int[8]
// run: conversions 8 8 int[8] int[8]
static int sum3(const int *p)
{
    return p[0] + p[1] * 10 + p[2] * 100;
}

__attribute__((noinline)) static void store_at(int *p, int value)
{
    *p = value;
}

kernel void any_space(global int *in, global int *out)
{
    local int shared[8];
    int mine[3] = {1, 2, 3};
    size_t i = get_local_id(0);
    store_at(&shared[i], in[i] & 0xff);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    const int *p = i % 3 == 0 ? (const int *)mine : i % 3 == 1 ? (const int *)&shared[i & 4] : (const int *)in;
    store_at(out + i, sum3(p));
}

kernel void conversions(global int *in, global int *out)
{
    int mine = 5;
    size_t i = get_global_id(0);
    int *p = (i & 1) ? (int *)(in + i) : &mine;
    global int *g = to_global(p);
    private int *q = to_private(p);
    int result = *p;
    if (g)
        result += *g;
    if (q)
        result -= *q * 2;
    out[i] = result + (get_fence(in) == CLK_GLOBAL_MEM_FENCE);
}
