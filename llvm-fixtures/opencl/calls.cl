// run: helpers 16 4 int[16] float[16] int[16]
// run: out_parameters 8 8 int[8] int[24]
// run: struct_results 8 4 float[8] float[16]
// run: caller_kernel 8 4 int[8]
// run: called_kernel 8 4 int[8]
typedef struct { float low, high; int n; } range;
typedef struct { double values[4]; } row;

__attribute__((noinline)) static int square(int x) { return x * x; }
static inline int twice(int x) { return square(x) + x; }
__attribute__((noinline)) static float blend(float a, float4 b, char c, bool negative)
{
    float r = a * b.x + b.w * c;
    return negative ? -r : r;
}
__attribute__((always_inline)) static int3 spread(int x) { return (int3)(x, x + 1, x + 2); }
int external_helper(int x, uchar y) { return x - y; }

kernel void helpers(global const int *in, global float *f, global int *out)
{
    size_t i = get_global_id(0);
    int x = in[i] & 1023;
    out[i] = twice(x) + square(x + 1) + spread(x).z + external_helper(x, (uchar)in[i]);
    f[i] = blend(f[i], (float4)(1, 2, 3, 4), (char)x, (x & 1) != 0);
}

__attribute__((noinline)) static void divide(int a, int b, int *quotient, int *remainder)
{
    *quotient = a / b;
    *remainder = a % b;
}
__attribute__((noinline)) static void bump(global int *p, int by) { *p += by; }

kernel void out_parameters(global const int *in, global int *out)
{
    size_t i = get_global_id(0);
    int q, r;
    divide(in[i], 7 + (int)i, &q, &r);
    out[3 * i] = q;
    out[3 * i + 1] = r;
    bump(out + 3 * i + 2, q + r);
}

__attribute__((noinline)) static range widen(range r, float by)
{
    range result = {r.low - by, r.high + by, r.n + 1};
    return result;
}
__attribute__((noinline)) static row fill(double x)
{
    row r;
    for (int k = 0; k < 4; ++k)
        r.values[k] = x * k;
    return r;
}

kernel void struct_results(global const float *in, global float *out)
{
    size_t i = get_global_id(0);
    range r = {in[i], in[i] * 2.0f, 0};
    r = widen(widen(r, 0.5f), 0.25f);
    out[2 * i] = r.high - r.low + r.n;
    out[2 * i + 1] = (float)fill(in[i]).values[i & 3];
}

kernel void called_kernel(global int *out) { out[get_global_id(0)] += 5; }
kernel void caller_kernel(global int *out)
{
    out[get_global_id(0)] *= 2;
    called_kernel(out);
}
