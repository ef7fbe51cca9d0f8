// run: volatile_access 8 8 int[8] int[8]
// run: aligned 4 4 float[32]
struct __attribute__((aligned(32))) wide { float values[5]; };

kernel void volatile_access(global volatile int *a, volatile global int *b)
{
    size_t i = get_global_id(0);
    volatile int kept = a[i];
    b[i] = kept + kept;
    a[i] = 1;
    a[i] = 2;
}

kernel void aligned(global struct wide *data)
{
    size_t i = get_global_id(0);
    struct wide mine __attribute__((aligned(64))) = data[i];
    mine.values[4] = mine.values[0] * mine.values[1];
    data[i] = mine;
}
