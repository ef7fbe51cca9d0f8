// run: loop_forms 16 4 int[16] int[16]
// run: jumps 16 8 int[16] int[16]
// run: nested_breaks 8 8 int[64] int[8]
// run: unrolled 8 4 float[32] float[8]
kernel void loop_forms(global const int *in, global int *out)
{
    int i = get_global_id(0), n = in[i] & 31, sum = 0;
    for (int k = 0; k < n; ++k)
        sum += k * k;
    int k = n;
    while (k > 0) {
        sum ^= k;
        k -= 3;
    }
    do {
        sum += 7;
        n >>= 1;
    } while (n);
    for (int a = 0, b = 10; a < b; ++a, --b)
        sum += a * b;
    out[i] = sum;
}

kernel void jumps(global const int *in, global int *out)
{
    int i = get_global_id(0), x = in[i] & 255, steps = 0;
again:
    if (steps > 100)
        goto done;
    ++steps;
    if (x & 1) {
        x = 3 * x + 1;
        goto again;
    }
    x /= 2;
    if (x > 1)
        goto again;
done:
    out[i] = steps * 1000 + x;
}

kernel void nested_breaks(global const int *in, global int *out)
{
    int row = get_global_id(0), found = -1;
    for (int c = 0; c < 8; ++c) {
        int value = in[row * 8 + c];
        if (value < 0)
            continue;
        int bit = 0;
        for (;;) {
            if (bit == 31)
                break;
            if (value & (1 << bit)) {
                found = c * 32 + bit;
                break;
            }
            ++bit;
        }
        if (found > 40)
            break;
    }
    out[row] = found;
}

kernel void unrolled(global const float *in, global float *out)
{
    size_t i = get_global_id(0);
    float sum = 0;
    #pragma unroll
    for (int k = 0; k < 4; ++k)
        sum += in[i * 4 + k];
    #pragma nounroll
    for (int k = 0; k < 4; ++k)
        sum *= 0.5f;
    __attribute__((opencl_unroll_hint(4)))
    for (int k = 0; k < 8; ++k)
        sum += k;
    out[i] = sum;
}
