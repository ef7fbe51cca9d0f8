// Rounding, comparing and taking apart numbers; functions of integers.

INTERNAL double greater(double x, double y) { return is_nan(x) || x < y ? y : x; }
INTERNAL double lesser(double x, double y) { return is_nan(x) || y < x ? y : x; }
INTERNAL double of_greater_magnitude(double x, double y) {
    return magnitude(x) > magnitude(y) ? x : magnitude(y) > magnitude(x) ? y : greater(x, y);
}
INTERNAL double of_lesser_magnitude(double x, double y) {
    return magnitude(x) < magnitude(y) ? x : magnitude(y) < magnitude(x) ? y : lesser(x, y);
}
INTERNAL double sign_of(double x) { return is_nan(x) ? 0.0 : x == 0.0 ? x : with_sign(1.0, x); }
INTERNAL double interpolated(double x) {
    double t = lesser(greater(x, 0.0), 1.0);
    return t * t * (3.0 - 2.0 * t);
}

// The integer m of x = m * 2^(exponent - 53).
INTERNAL ulong significand(double x) { return (as_bits(fraction_of(x)) & 0xfffffffffffffUL) | 0x10000000000000UL; }

// The remainder of finite x by finite y, both above 0, and the low bits of the quotient.
INTERNAL_IMPURE double remainder_of(double x, double y, ulong *quotient) {
    *quotient = 0;
    int n = exponent_of(x) - exponent_of(y);
    if (n < 0)
        return x;
    ulong a = significand(x), b = significand(y);
    for (int i = n; ; --i) {
        *quotient <<= 1;
        if (a >= b) {
            a -= b;
            *quotient |= 1;
        }
        if (i == 0)
            break;
        a <<= 1;
    }
    return scaled((double)a, exponent_of(y) - 53);
}
INTERNAL bool has_no_remainder(double x, double y) { return is_nan(x) || is_nan(y) || is_infinite(x) || y == 0.0; }
INTERNAL double truncated_remainder(double x, double y) {
    if (has_no_remainder(x, y))
        return NAN_64;
    ulong quotient;
    if (x == 0.0 || is_infinite(y))
        return x;
    return with_sign(remainder_of(magnitude(x), magnitude(y), &quotient), x);
}
INTERNAL_IMPURE double nearest_remainder(double x, double y, int *quotient) {
    *quotient = 0;
    if (has_no_remainder(x, y))
        return NAN_64;
    if (x == 0.0 || is_infinite(y))
        return x;
    ulong q;
    double b = magnitude(y);
    double r = remainder_of(magnitude(x), b, &q);
    // Halves of subnormal numbers are no numbers: the difference is compared.
    bool up = r > b - r || (r == b - r && (q & 1));
    if (up) {
        r -= b;
        q += 1;
    }
    int low = (int)(q & 0x7f);
    *quotient = is_negative(x) != is_negative(y) ? -low : low;
    return is_negative(x) ? -r : r;
}
INTERNAL double nearest_remainder(double x, double y) {
    int quotient;
    return nearest_remainder(x, y, &quotient);
}
INTERNAL int quotient_of(double x, double y) {
    int quotient;
    (void)nearest_remainder(x, y, &quotient);
    return quotient;
}

INTERNAL double binary_exponent(double x) {
    return x == 0.0 ? -INFINITY_64 : is_nan(x) ? x : is_infinite(x) ? INFINITY_64 : (double)(exponent_of(x) - 1);
}
INTERNAL int integer_exponent(double x) {
    return x == 0.0 ? -2147483647 - 1 : is_nan(x) || is_infinite(x) ? 2147483647 : exponent_of(x) - 1;
}

// A product and a sum, rounded once.
INTERNAL double fused(double x, double y, double z) {
    if (!(magnitude(x) < INFINITY_64) || !(magnitude(y) < INFINITY_64) || x == 0.0 || y == 0.0)
        return x * y + z;
    if (!(magnitude(z) < INFINITY_64))
        return z;
    if (z == 0.0)
        return x * y;
    // The product in 106 bits and the sum in 128 beside it, with a bit that says whether anything is lost.
    ulong a = significand(x), b = significand(y), c = significand(z);
    ulong high = high_product(a, b), low = a * b;
    int exponent = exponent_of(x) + exponent_of(y) - 106;
    bool negative = is_negative(x) != is_negative(y);
    // Both with their highest bit at 125 or 124 of 128, two bits of room above.
    high = high << 20 | low >> 44;
    low <<= 20;
    exponent -= 20;
    ulong other_high = c << 9, other_low = 0;
    int other_exponent = exponent_of(z) - 53 - 73;
    bool other_negative = is_negative(z);
    // The one with the greater exponent stays, the other is moved.
    int distance = exponent - other_exponent;
    ulong *h = distance >= 0 ? &other_high : &high, *l = distance >= 0 ? &other_low : &low;
    int by = distance >= 0 ? distance : -distance;
    if (distance < 0)
        exponent = other_exponent;
    if (by > 127) {
        *l = 1;
        *h = 0;
    } else if (by >= 64) {
        bool lost = *l != 0 || (by > 64 && (*h << (128 - by)) != 0);
        *l = (*h >> (by - 64)) | lost;
        *h = 0;
    } else if (by > 0) {
        bool lost = (*l << (64 - by)) != 0;
        *l = *l >> by | *h << (64 - by) | lost;
        *h >>= by;
    }
    if (negative == other_negative) {
        low += other_low;
        high += other_high + (low < other_low);
    } else {
        bool swap = other_high > high || (other_high == high && other_low > low);
        ulong gh = swap ? other_high : high, gl = swap ? other_low : low;
        ulong lh = swap ? high : other_high, ll = swap ? low : other_low;
        high = gh - lh - (gl < ll);
        low = gl - ll;
        negative = swap ? other_negative : negative;
        if (high == 0 && low == 0)
            return 0.0;
    }
    // To 62 bits with one for what is lost, then to a number: rounded once, but for subnormal ones, whose bits are cut off first.
    int zeros = high != 0 ? __builtin_clzl(high) : 64 + __builtin_clzl(low);
    int up = zeros - 2;
    if (up >= 64) {
        high = low << (up - 64);
        low = 0;
    } else if (up > 0) {
        high = high << up | low >> (64 - up);
        low <<= up;
    } else if (up < 0) {
        low = low >> -up | high << (64 + up) | (low << (64 + up)) >> 63;
        high >>= -up;
    }
    exponent += 64 - up;
    ulong top = high | (low != 0);
    int least = -1074 - exponent;
    if (least > 62)
        least = 62;
    if (least > 9) {
        // Below the normal numbers: to a multiple of the least one, to nearest even, by hand.
        ulong mask = (1UL << least) - 1, rest = top & mask, halfway = 1UL << (least - 1);
        ulong kept = top >> least;
        kept += rest > halfway || (rest == halfway && (kept & 1));
        double r = scaled((double)kept, exponent + least);
        return negative ? -r : r;
    }
    double r = scaled((double)(long)top, exponent);
    return negative ? -r : r;
}

UNARY(fabs, magnitude(x))
UNARY(ceil, above(x))
UNARY(floor, below(x))
UNARY(trunc, whole(x))
UNARY(round, nearest_away(x))
UNARY(rint, nearest(x))
UNARY(sign, sign_of(x))
UNARY(degrees, x * 0x1.ca5dc1a63c1f8p+5)
UNARY(radians, x * 0x1.1df46a2529d39p-6)
UNARY(recip, 1.0 / x)
UNARY(logb, binary_exponent(x))
UNARY(fract_of_glsl, x - below(x))
UNARY(fract_second, below(x))
UNARY(modf, with_sign(is_infinite(x) ? 0.0 : x - whole(x), x))
UNARY(modf_second, whole(x))
UNARY(frexp, fraction_of(x))
TO_INTEGER(frexp_second, exponent_of(x))
TO_INTEGER(ilogb, integer_exponent(x))
WITH_INTEGER(ldexp, scaled(x, n))
BINARY(copysign, with_sign(x, y))
BINARY(divide, x / y)
BINARY(fdim, is_nan(x) || is_nan(y) ? NAN_64 : x > y ? x - y : 0.0)
BINARY(fmax, greater(x, y))
BINARY(fmin, lesser(x, y))
BINARY(maxmag, of_greater_magnitude(x, y))
BINARY(minmag, of_lesser_magnitude(x, y))
BINARY(fmod, truncated_remainder(x, y))
BINARY(remainder, nearest_remainder(x, y))
BINARY(remquo, nearest_remainder(x, y))
BINARY(step, y < x ? 0.0 : 1.0)
TERNARY(fclamp, lesser(greater(x, y), z))
TERNARY(mix, x + (y - x) * z)
TERNARY(smoothstep, interpolated((z - x) / (y - x)))
int DEFINE(remquo_second_f64)(double x, double y) { return quotient_of(x, y); }

// A fraction is below 1, even where x - floor(x) would be rounded to it.
double DEFINE(fract_f64)(double x) { return lesser(x - below(x), 0x1.fffffffffffffp-1); }
float DEFINE(fract_f32)(float x) { return (float)lesser(x - below(x), 0x1.fffffep-1); }
half DEFINE(fract_f16)(half x) { return (half)lesser(x - below(x), 0x1.ffcp-1); }

// As a multiplication and an addition would compute it, or rounded once.
double DEFINE(mad_f64)(double x, double y, double z) { return x * y + z; }
float DEFINE(mad_f32)(float x, float y, float z) { return x * y + z; }
half DEFINE(mad_f16)(half x, half y, half z) { return x * y + z; }
double DEFINE(fma_f64)(double x, double y, double z) { return fused(x, y, z); }
float DEFINE(fma_f32)(float x, float y, float z) {
    // The product is exact; the sum is rounded to odd, so that the second rounding sees what the first one lost.
    pair s = sum((double)x * (double)y, (double)z);
    ulong bits = as_bits(s.x);
    if (s.y != 0.0 && magnitude(s.x) < INFINITY_64 && !(bits & 1))
        bits += (s.y > 0.0) == (s.x > 0.0) ? 1 : -1;
    return (float)as_number(bits);
}
half DEFINE(fma_f16)(half x, half y, half z) { return (half)((double)x * (double)y + (double)z); }

#define NEXT(type, bits, suffix)                                                     \
    type DEFINE(nextafter_##suffix)(type x, type y) {                                \
        if (x != x)                                                                  \
            return x;                                                                \
        if (y != y || x == y)                                                        \
            return y;                                                                \
        bits b = __builtin_astype(x, bits);                                          \
        bits top = (bits)1 << (sizeof(bits) * 8 - 1);                                \
        if (x == (type)0)                                                            \
            return __builtin_astype((bits)(y > (type)0 ? 1 : top | 1), type);        \
        return __builtin_astype((bits)((x < y) == (x > (type)0) ? b + 1 : b - 1), type); \
    }
NEXT(double, ulong, f64)
NEXT(float, uint, f32)
NEXT(half, ushort, f16)
double DEFINE(nan_i64)(ulong x) { return as_number(0x7ff8000000000000UL | (x & 0x7ffffffffffffUL)); }
float DEFINE(nan_i32)(uint x) { return __builtin_astype(0x7fc00000U | (x & 0x3fffffU), float); }
half DEFINE(nan_i16)(ushort x) { return __builtin_astype((ushort)(0x7e00 | (x & 0x1ff)), half); }

// Integers: signed and unsigned, of every width. Wider ones are used where there are any.
#define INTEGERS(S, U, W, bits, suffix)                                                                     \
    U DEFINE(s_abs_##suffix)(S x) { return x < 0 ? (U)0 - (U)x : (U)x; }                                    \
    U DEFINE(u_abs_##suffix)(U x) { return x; }                                                             \
    S DEFINE(s_sign_##suffix)(S x) { return (S)((x > 0) - (x < 0)); }                                       \
    U DEFINE(s_abs_diff_##suffix)(S x, S y) { return x > y ? (U)x - (U)y : (U)y - (U)x; }                   \
    U DEFINE(u_abs_diff_##suffix)(U x, U y) { return x > y ? x - y : y - x; }                               \
    S DEFINE(s_add_sat_##suffix)(S x, S y) {                                                                \
        S s = (S)((U)x + (U)y);                                                                             \
        return ((x ^ s) & (y ^ s)) < 0 ? (S)((x < 0) + (U)((U)-1 >> 1)) : s;                                \
    }                                                                                                       \
    U DEFINE(u_add_sat_##suffix)(U x, U y) { U s = x + y; return s < x ? (U)-1 : s; }                       \
    S DEFINE(s_sub_sat_##suffix)(S x, S y) {                                                                \
        S s = (S)((U)x - (U)y);                                                                             \
        return ((x ^ y) & (x ^ s)) < 0 ? (S)((x < 0) + (U)((U)-1 >> 1)) : s;                                \
    }                                                                                                       \
    U DEFINE(u_sub_sat_##suffix)(U x, U y) { return x > y ? x - y : 0; }                                    \
    S DEFINE(s_hadd_##suffix)(S x, S y) { return (x >> 1) + (y >> 1) + (x & y & 1); }                       \
    U DEFINE(u_hadd_##suffix)(U x, U y) { return (x >> 1) + (y >> 1) + (x & y & 1); }                       \
    S DEFINE(s_rhadd_##suffix)(S x, S y) { return (x >> 1) + (y >> 1) + ((x | y) & 1); }                    \
    U DEFINE(u_rhadd_##suffix)(U x, U y) { return (x >> 1) + (y >> 1) + ((x | y) & 1); }                    \
    S DEFINE(s_clamp_##suffix)(S x, S y, S z) { S t = x > y ? x : y; return t < z ? t : z; }                \
    U DEFINE(u_clamp_##suffix)(U x, U y, U z) { U t = x > y ? x : y; return t < z ? t : z; }                \
    S DEFINE(s_max_##suffix)(S x, S y) { return x > y ? x : y; }                                            \
    U DEFINE(u_max_##suffix)(U x, U y) { return x > y ? x : y; }                                            \
    S DEFINE(s_min_##suffix)(S x, S y) { return x < y ? x : y; }                                            \
    U DEFINE(u_min_##suffix)(U x, U y) { return x < y ? x : y; }                                            \
    U DEFINE(clz_##suffix)(U x) { return x == 0 ? bits : (U)(__builtin_clzl((ulong)x) - (64 - bits)); }     \
    U DEFINE(ctz_##suffix)(U x) { return x == 0 ? bits : (U)__builtin_ctzl((ulong)x); }                     \
    U DEFINE(popcount_##suffix)(U x) { return (U)__builtin_popcountl((ulong)x); }                           \
    U DEFINE(rotate_##suffix)(U x, U n) { n &= bits - 1; return n == 0 ? x : (U)(x << n | x >> (bits - n)); } \
    S DEFINE(s_mul_hi_##suffix)(S x, S y) { return s_high(x, y, (W)0); }                                    \
    U DEFINE(u_mul_hi_##suffix)(U x, U y) { return u_high(x, y, (W)0); }                                    \
    S DEFINE(s_mad_hi_##suffix)(S x, S y, S z) { return (S)((U)s_high(x, y, (W)0) + (U)z); }                \
    U DEFINE(u_mad_hi_##suffix)(U x, U y, U z) { return u_high(x, y, (W)0) + z; }                           \
    S DEFINE(s_mad_sat_##suffix)(S x, S y, S z) {                                                           \
        S high = s_high(x, y, (W)0);                                                                        \
        U low = (U)x * (U)y, t = low + (U)z;                                                                \
        high = (S)(high + (t < low) + (z < 0 ? -1 : 0));                                                    \
        bool fits = high == (S)t >> (bits - 1);                                                             \
        return fits ? (S)t : high < 0 ? (S)((U)1 << (bits - 1)) : (S)((U)-1 >> 1);                          \
    }                                                                                                       \
    U DEFINE(u_mad_sat_##suffix)(U x, U y, U z) {                                                           \
        U low = (U)(x * y), t = (U)(low + z);                                                               \
        return u_high(x, y, (W)0) != 0 || t < low ? (U)-1 : t;                                              \
    }                                                                                                       \
    U DEFINE(bitselect_##suffix)(U x, U y, U z) { return (U)((x & ~z) | (y & z)); }

#define HIGH_BY_WIDER(S, U, W, UW, bits)                                                                    \
    INTERNAL S s_high(S x, S y, W unused) { return (S)((W)x * (W)y >> bits); }                              \
    INTERNAL U u_high(U x, U y, W unused) { return (U)((UW)x * (UW)y >> bits); }
HIGH_BY_WIDER(char, uchar, short, ushort, 8)
HIGH_BY_WIDER(short, ushort, int, uint, 16)
HIGH_BY_WIDER(int, uint, long, ulong, 32)
INTERNAL ulong u_high(ulong x, ulong y, long unused) { return high_product(x, y); }
INTERNAL long s_high(long x, long y, long unused) {
    return (long)(high_product((ulong)x, (ulong)y) - (x < 0 ? (ulong)y : 0) - (y < 0 ? (ulong)x : 0));
}
INTEGERS(char, uchar, short, 8, i8)
INTEGERS(short, ushort, int, 16, i16)
INTEGERS(int, uint, long, 32, i32)
INTEGERS(long, ulong, long, 64, i64)
float DEFINE(bitselect_f32)(float x, float y, float z) {
    return __builtin_astype(NAMED(bitselect_i32)(__builtin_astype(x, uint), __builtin_astype(y, uint), __builtin_astype(z, uint)), float);
}
double DEFINE(bitselect_f64)(double x, double y, double z) { return as_number(NAMED(bitselect_i64)(as_bits(x), as_bits(y), as_bits(z))); }
half DEFINE(bitselect_f16)(half x, half y, half z) {
    return __builtin_astype(NAMED(bitselect_i16)(__builtin_astype(x, ushort), __builtin_astype(y, ushort), __builtin_astype(z, ushort)), half);
}
int DEFINE(s_mul24_i32)(int x, int y) { return (int)((uint)((x << 8) >> 8) * (uint)((y << 8) >> 8)); }
uint DEFINE(u_mul24_i32)(uint x, uint y) { return (x & 0xffffff) * (y & 0xffffff); }
int DEFINE(s_mad24_i32)(int x, int y, int z) { return (int)((uint)NAMED(s_mul24_i32)(x, y) + (uint)z); }
uint DEFINE(u_mad24_i32)(uint x, uint y, uint z) { return NAMED(u_mul24_i32)(x, y) + z; }
ushort DEFINE(upsample_i8)(uchar x, uchar y) { return (ushort)((ushort)x << 8 | y); }
uint DEFINE(upsample_i16)(ushort x, ushort y) { return (uint)x << 16 | y; }
ulong DEFINE(upsample_i32)(uint x, uint y) { return (ulong)x << 32 | y; }

// GLSL.std.450: the number of the lowest bit, and of the highest one that is not the sign's; -1 if there is none.
#define FIND(S, U, bits, suffix)                                                                            \
    S DEFINE(find_lsb_##suffix)(U x) { return x == 0 ? (S)-1 : (S)__builtin_ctzl((ulong)x); }               \
    S DEFINE(find_umsb_##suffix)(U x) { return x == 0 ? (S)-1 : (S)(63 - __builtin_clzl((ulong)x)); }       \
    S DEFINE(find_smsb_##suffix)(S x) { return NAMED(find_umsb_##suffix)((U)(x < 0 ? ~x : x)); }
FIND(char, uchar, 8, i8)
FIND(short, ushort, 16, i16)
FIND(int, uint, 32, i32)
FIND(long, ulong, 64, i64)
