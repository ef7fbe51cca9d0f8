// Functions of scalars: branches, loops, switches, jumps.
uint factorial(uint n) { uint r = 1; for (n &= 15; n > 1; --n) r *= n; return r; }
uint fibonacci(uint n)
{
    uint a = 0, b = 1;
    n &= 63;
    while (n--) {
        uint next = a + b;
        a = b;
        b = next;
    }
    return a;
}
uint greatest_common_divisor(uint a, uint b)
{
    do {
        if (b == 0)
            return a;
        uint r = a % b;
        a = b;
        b = r;
    } while (1);
}
uint collatz_steps(uint x)
{
    uint steps = 0;
    for (x = (x & 1023) + 1; x != 1 && steps < 200; ++steps)
        x = x & 1 ? 3 * x + 1 : x / 2;
    return steps;
}
int switch_dense(int x)
{
    switch (x & 7) {
    case 0: return 10;
    case 1: return -20;
    case 2:
    case 3: return 33;
    case 4: x += 4;
    case 5: return x;
    default: return 99;
    }
}
int switch_sparse(int x)
{
    switch (x % 1000) {
    case -7: return 1;
    case 0: return 2;
    case 250: return 3;
    case 999: return 4;
    }
    return x > 0 ? 5 : 6;
}
int switch_long(long x)
{
    switch (x & 0x300000003L) {
    case 0x100000000L: return 1;
    case 0x300000003L: return 2;
    case 2: return 3;
    default: return 4;
    }
}
uchar switch_char(char c)
{
    switch (c) {
    case -128: return 1;
    case 'a' ... 'z': return c - 32;
    case 'A' ... 'Z': return c + 32;
    }
    return c;
}
uint jump_back(uint x)
{
    uint n = 0;
again:
    if (n < 40 && x) {
        x = x & 1 ? x - 1 : x >> 1;
        ++n;
        goto again;
    }
    return n;
}
uint nested_loops(uint n)
{
    uint sum = 0;
    n &= 15;
    for (uint i = 0; i < n; ++i) {
        for (uint j = i; j < n; ++j) {
            if ((i + j) % 3 == 0)
                continue;
            if (i * j > 60)
                break;
            sum += i * j + 1;
        }
    }
    return sum;
}
uint integer_square_root(uint x)
{
    uint r = 0;
    for (uint bit = 1u << 30; bit; bit >>= 2) {
        if (x >= r + bit) {
            x -= r + bit;
            r = (r >> 1) + bit;
        } else
            r >>= 1;
    }
    return r;
}
uint power_modulo(uint base, uint exponent, uint modulus)
{
    ulong m = (modulus & 0xffff) + 1, b = base % m, r = 1 % m;
    while (exponent) {
        if (exponent & 1)
            r = r * b % m;
        b = b * b % m;
        exponent >>= 1;
    }
    return r;
}
int early_return(int a, int b)
{
    if (a < 0) {
        if (b < 0)
            return -1;
        return b;
    } else if (a == b)
        return 0;
    if (a > 1000 && b > 1000)
        return 1000;
    return a ^ b;
}
uint digits(ulong x) { uint n = 0; do ++n; while (x /= 10); return n; }
uint xorshift_rounds(uint x, uint n)
{
    x |= 1;
    #pragma unroll 2
    for (uint i = 0; i < (n & 7); ++i) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
    }
    return x;
}
__attribute__((noinline)) static int step_helper(int x) { return (int)((uint)x * 7u + 1u); }
int call_chain(int x) { return step_helper(step_helper(x) ^ step_helper((int)((uint)x + 1u))); }
