// cl: CL2.0
// run: counters 8 4 int[8]
// run: tables 16 4 uint[16] float[16]
global int counter = 3;
global atomic_int shared_counter = ATOMIC_VAR_INIT(10);
static global int history[8] = {1, 2, 3};
global int *global cursor = &history[2];
constant float weights[4] = {0.5f, 0.25f, 0.125f, 0.0625f};
constant struct { int key; float value; } pairs[] = {{1, 1.5f}, {5, 2.5f}, {9, -1.0f}};
constant uchar4 palette[2] = {{1, 2, 3, 4}, {250, 251, 252, 253}};
constant ulong big = 0x123456789abcdef0UL;
constant double third = 1.0 / 3.0;

kernel void counters(global int *out)
{
    size_t i = get_global_id(0);
    int before = atomic_fetch_add(&shared_counter, 2);
    history[i] += before;
    if (i == 7)
        counter += *cursor;
    out[i] = history[i] + counter + before;
}

kernel void tables(global uint *out, global float *values)
{
    static constant short offsets[3] = {-5, 300, 7};
    size_t i = get_global_id(0);
    float v = weights[i & 3] + (float)third;
    for (int k = 0; k < 3; ++k)
        if (pairs[k].key == (int)i)
            v += pairs[k].value;
    values[i] = v;
    out[i] = palette[i & 1].z + offsets[i % 3] + (uint)(big >> i);
}
