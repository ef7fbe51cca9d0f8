// What the definitions share: names, bits of numbers, rounding to integers, arithmetic with twice the precision.
//
// The functions of numbers are computed in double precision: the pass extends numbers of 32 and 16 bits and rounds the result once. A
// function of lanes is defined for a scalar; the pass applies it lane by lane. OpenCL C without its header: nothing here calls anything.

#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#define VECTORS(type)                                  \
    typedef type type##2 __attribute__((ext_vector_type(2))); \
    typedef type type##3 __attribute__((ext_vector_type(3))); \
    typedef type type##4 __attribute__((ext_vector_type(4)));
VECTORS(half)
VECTORS(float)
VECTORS(double)
VECTORS(int)
VECTORS(uint)

#define OVERLOAD __attribute__((overloadable))
#define INTERNAL static OVERLOAD __attribute__((const))
// With a result behind a pointer.
#define INTERNAL_IMPURE static OVERLOAD
// A definition that the pass looks up by its name.
#define NAMED(name) spirv_llvm_##name
#define DEFINE(name) __attribute__((const)) NAMED(name)

#define as_bits(x) __builtin_astype((double)(x), ulong)
#define as_number(x) __builtin_astype((ulong)(x), double)
#define INFINITY_64 as_number(0x7ff0000000000000UL)
#define NAN_64 as_number(0x7ff8000000000000UL)
#define SIGN_64 0x8000000000000000UL

INTERNAL double magnitude(double x) { return as_number(as_bits(x) & ~SIGN_64); }
INTERNAL double with_sign(double x, double sign) { return as_number((as_bits(x) & ~SIGN_64) | (as_bits(sign) & SIGN_64)); }
INTERNAL bool is_nan(double x) { return x != x; }
INTERNAL bool is_infinite(double x) { return magnitude(x) == INFINITY_64; }
INTERNAL bool is_negative(double x) { return as_bits(x) >> 63; }
INTERNAL double square_root(double x) { return __builtin_sqrt(x); }

// Towards zero: the bits of the fraction are cleared.
INTERNAL double whole(double x) {
    int exponent = (int)(as_bits(x) >> 52 & 0x7ff) - 1023;
    if (exponent < 0)
        return with_sign(0.0, x);
    return exponent >= 52 ? x + 0.0 : as_number(as_bits(x) & ~(0xfffffffffffffUL >> exponent));
}
INTERNAL double below(double x) {
    double t = whole(x);
    return x < t ? t - 1.0 : t;
}
INTERNAL double above(double x) {
    double t = whole(x);
    return x > t ? with_sign(t + 1.0, x) : t;
}
// To the nearest, ties away from zero.
INTERNAL double nearest_away(double x) {
    double t = whole(x);
    return magnitude(x - t) >= 0.5 ? t + with_sign(1.0, x) : t;
}
// To the nearest, ties to even: beyond 2^52 there are no fractions.
INTERNAL double nearest(double x) {
    if (!(magnitude(x) < 0x1p52))
        return x + 0.0;
    return with_sign((magnitude(x) + 0x1p52) - 0x1p52, x);
}

// x * 2^n, rounded once.
INTERNAL double scaled(double x, long n) {
    n = n > 2200 ? 2200 : n < -2200 ? -2200 : n;
    if (n > 1023) {
        x *= 0x1p1023;
        n -= 1023;
        if (n > 1023) {
            x *= 0x1p1023;
            n = n - 1023 > 1023 ? 1023 : n - 1023;
        }
    } else if (n < -1022) {
        // The first steps must not round, so that they stay among the normal numbers.
        x *= 0x1p-969;
        n += 969;
        if (n < -1022) {
            x *= 0x1p-969;
            n = n + 969 < -1022 ? -1022 : n + 969;
        }
    }
    return x * as_number((ulong)(n + 1023) << 52);
}

// A number between 1/2 and 1 and its exponent; of 0, infinities and NaN the number itself and 0.
INTERNAL double fraction_of(double x) {
    if (x == 0.0 || !(magnitude(x) < INFINITY_64))
        return x + 0.0;
    if (magnitude(x) < 0x1p-1022)
        x *= 0x1p54;
    return as_number((as_bits(x) & 0x800fffffffffffffUL) | 0x3fe0000000000000UL);
}
INTERNAL int exponent_of(double x) {
    if (x == 0.0 || !(magnitude(x) < INFINITY_64))
        return 0;
    int least = 0;
    if (magnitude(x) < 0x1p-1022) {
        x *= 0x1p54;
        least = -54;
    }
    return (int)(as_bits(x) >> 52 & 0x7ff) - 1022 + least;
}

// A number as a sum of two, the second of which is small.
typedef double2 pair;
INTERNAL pair quick_sum(double a, double b) {
    double sum = a + b;
    return (pair){sum, b - (sum - a)};
}
INTERNAL pair sum(double a, double b) {
    double s = a + b;
    double t = s - a;
    return (pair){s, (a - (s - t)) + (b - t)};
}
INTERNAL pair product(double a, double b) {
    double p = a * b;
    double c = 0x8000001p0 * a, d = 0x8000001p0 * b;
    double ah = c - (c - a), bh = d - (d - b);
    double al = a - ah, bl = b - bh;
    return (pair){p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
}
INTERNAL pair plus(pair a, pair b) {
    pair s = sum(a.x, b.x);
    return quick_sum(s.x, s.y + (a.y + b.y));
}
INTERNAL pair times(pair a, pair b) {
    pair p = product(a.x, b.x);
    return quick_sum(p.x, p.y + (a.x * b.y + a.y * b.x));
}
INTERNAL pair times(pair a, double b) { return times(a, (pair){b, 0.0}); }
INTERNAL pair ratio(pair a, pair b) {
    double q = a.x / b.x;
    pair p = product(q, b.x);
    double rest = ((a.x - p.x) - p.y) + a.y - q * b.y;
    return quick_sum(q, rest / b.x);
}
INTERNAL pair single(double x) { return (pair){x, 0.0}; }

// Definitions for 64 bits; the pass extends numbers of 32 and 16 bits, and rounds the result once.
#define UNARY(name, expression) double DEFINE(name##_f64)(double x) { return expression; }
#define BINARY(name, expression) double DEFINE(name##_f64)(double x, double y) { return expression; }
#define TERNARY(name, expression) double DEFINE(name##_f64)(double x, double y, double z) { return expression; }
#define WITH_INTEGER(name, expression) double DEFINE(name##_f64)(double x, int n) { return expression; }
#define TO_INTEGER(name, expression) int DEFINE(name##_f64)(double x) { return expression; }
