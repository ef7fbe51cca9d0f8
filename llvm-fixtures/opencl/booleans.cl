// run: logic 32 8 int[32] int[32]
// run: flags 16 4 uint[16] uchar[16]
// run: ternaries 16 4 int[16] float[16] int[16]
static bool between(int x, int low, int high)
{
    return x >= low && x <= high;
}

kernel void logic(global const int *in, global int *out)
{
    size_t i = get_global_id(0);
    int x = in[i];
    bool negative = x < 0, even = !(x & 1), in_range = between(x, -1000000000, 1000000000);
    bool any_two = (negative && even) || (even && in_range) || (negative && in_range);
    bool parity = negative ^ even ^ in_range;
    bool kept[3] = {negative, even, in_range};
    out[i] = any_two + parity * 2 + kept[i % 3] * 4 + (negative == even) * 8 + (x ? 16 : 0);
}

kernel void flags(global uint *bits, global uchar *out)
{
    size_t i = get_global_id(0);
    bool a = bits[i] & 1, b = bits[i] & 2, c = (bits[i] >> 5) % 3;
    if (a && !b)
        bits[i] |= 1u << 31;
    else if (b || c)
        bits[i] &= ~4u;
    out[i] = (uchar)a | (uchar)(b & c) << 1;
}

kernel void ternaries(global int *a, global float *f, global int *out)
{
    size_t i = get_global_id(0);
    int x = a[i];
    int grade = x < -1000000 ? 0 : x < 0 ? 1 : x < 1000 ? 2 : x < 1000000000 ? 3 : 4;
    int4 v = (int4)(x, grade, 3, 4), w = v > (int4)(2) ? v : -v;
    f[i] = grade > 2 ? f[i] : grade == 1 ? -f[i] : (float)grade;
    out[i] = w.x ^ w.y ^ (f[i] > 0 ? w.z : w.w);
    global int *target = grade & 1 ? a : out;
    target[i] += 1;
}
