// Exponentials, logarithms, powers and roots.

// Coefficients of the Taylor series of e^x.
INTERNAL double exponential_tail(double r) {
    // (e^r - 1 - r) / r^2 for |r| <= 0.35.
    double p = 0x1.ae7f3e733b81fp-41;       // 1/15!
    p = p * r + 0x1.93974a8c07c9dp-37;
    p = p * r + 0x1.6124613a86d09p-33;
    p = p * r + 0x1.1eed8eff8d898p-29;
    p = p * r + 0x1.ae64567f544e4p-26;
    p = p * r + 0x1.27e4fb7789f5cp-22;
    p = p * r + 0x1.71de3a556c734p-19;
    p = p * r + 0x1.a01a01a01a01ap-16;
    p = p * r + 0x1.a01a01a01a01ap-13;
    p = p * r + 0x1.6c16c16c16c17p-10;
    p = p * r + 0x1.1111111111111p-7;
    p = p * r + 0x1.5555555555555p-5;
    p = p * r + 0x1.5555555555555p-3;
    return p * r + 0.5;
}

// e^(high + low) * 2^n.
INTERNAL double exponential(pair x, int n) {
    if (is_nan(x.x))
        return x.x;
    if (x.x > 1500.0)
        return INFINITY_64;
    if (x.x < -1500.0)
        return 0.0;
    double k = nearest(x.x * 0x1.71547652b82fep+0);
    double r = x.x - k * 0x1.62e42fefa2000p-1;
    double low = x.y - k * 0x1.9ef35793c7673p-41;
    pair s = quick_sum(r, low);
    double e = s.x + (s.y + s.x * s.y + s.x * s.x * exponential_tail(s.x));
    return scaled(1.0 + e, (long)k + n);
}

// e^x - 1.
INTERNAL double exponential_minus_1(double x) {
    if (is_nan(x) || x == 0.0)
        return x;
    if (x > 710.0)
        return INFINITY_64;
    if (x < -40.0)
        return -1.0;
    double k = nearest(x * 0x1.71547652b82fep+0);
    pair s = quick_sum(x - k * 0x1.62e42fefa2000p-1, -k * 0x1.9ef35793c7673p-41);
    double e = s.x + (s.y + s.x * s.x * exponential_tail(s.x));
    if (k == 0.0)
        return e;
    if (k > 56.0)
        return scaled(1.0 + e, (long)k);
    double power = scaled(1.0, (long)k);
    return (power - 1.0) + power * e;
}

// The logarithm of a positive normal number m between 0.7 and 1.42 as 2 atanh(s), s = (m - 1) / (m + 1), with twice the precision.
INTERNAL pair logarithm_near_1(double m, double correction) {
    pair f = quick_sum(m - 1.0, correction);
    pair s = ratio(f, plus(single(2.0), f));
    double z = s.x * s.x;
    double p = 0x1.642c8590b2164p-5; // 1/23
    p = p * z + 0x1.8618618618618p-5;
    p = p * z + 0x1.af286bca1af28p-5;
    p = p * z + 0x1.e1e1e1e1e1e1ep-5;
    p = p * z + 0x1.1111111111111p-4;
    p = p * z + 0x1.3b13b13b13b14p-4;
    p = p * z + 0x1.745d1745d1746p-4;
    p = p * z + 0x1.c71c71c71c71cp-4;
    p = p * z + 0x1.2492492492492p-3;
    p = p * z + 0x1.999999999999ap-3;
    p = p * z + 0x1.5555555555555p-2;
    pair head = {2.0 * s.x, 2.0 * s.y};
    return quick_sum(head.x, head.y + 2.0 * s.x * z * p);
}

// A positive finite number as m * 2^k, m between sqrt(1/2) and sqrt(2).
INTERNAL_IMPURE int split(double x, double *m) {
    int k = exponent_of(x);
    *m = fraction_of(x);
    if (*m < 0x1.6a09e667f3bcdp-1) {
        *m *= 2.0;
        k -= 1;
    }
    return k;
}

// The natural logarithm of a positive finite number.
INTERNAL pair logarithm(double x) {
    double m;
    int k = split(x, &m);
    pair l = logarithm_near_1(m, 0.0);
    if (k == 0)
        return l;
    return plus(quick_sum(k * 0x1.62e42fefa2000p-1, k * 0x1.9ef35793c7673p-41), l);
}

// What all logarithms give for numbers that have none: true if so.
INTERNAL bool has_no_logarithm(double x) { return !(x > 0.0 && x < INFINITY_64); }
INTERNAL double no_logarithm(double x) { return x == 0.0 ? -INFINITY_64 : x == INFINITY_64 ? x : NAN_64; }

INTERNAL double logarithm_of(double x) { return has_no_logarithm(x) ? no_logarithm(x) : logarithm(x).x; }
INTERNAL double logarithm_2(double x) {
    if (has_no_logarithm(x))
        return no_logarithm(x);
    double m;
    int k = split(x, &m);
    pair l = times(logarithm_near_1(m, 0.0), (pair){0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56});
    return plus(single(k), l).x;
}
INTERNAL double logarithm_10(double x) {
    if (has_no_logarithm(x))
        return no_logarithm(x);
    double m;
    int k = split(x, &m);
    pair l = times(logarithm_near_1(m, 0.0), (pair){0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57});
    return plus(times(single(k), (pair){0x1.34413509f79ffp-2, -0x1.9dc1da994fd21p-59}), l).x;
}
// The logarithm of 1 + x: what 1 + x loses is given back.
INTERNAL double logarithm_1(double x) {
    if (magnitude(x) < 0x1p-54)
        return x;
    if (!(x > -1.0 && x < INFINITY_64))
        return x == -1.0 ? -INFINITY_64 : x == INFINITY_64 ? x : NAN_64;
    pair u = sum(1.0, x);
    double m;
    int k = split(u.x, &m);
    pair l = logarithm_near_1(m, scaled(u.y, -k));
    return plus(quick_sum(k * 0x1.62e42fefa2000p-1, k * 0x1.9ef35793c7673p-41), l).x;
}

// |x|^y for finite x other than 0, and finite y.
INTERNAL double positive_power(double x, pair y) {
    pair l = logarithm(magnitude(x));
    double estimate = l.x * y.x;
    if (estimate > 1500.0)
        return INFINITY_64;
    if (estimate < -1500.0)
        return 0.0;
    return exponential(times(l, y), 0);
}
INTERNAL bool is_integer(double y) { return whole(y) == y; }
INTERNAL bool is_odd(double y) { return is_integer(y) && magnitude(y) < 0x1p53 && ((long)y & 1) != 0; }

INTERNAL double power(double x, double y) {
    if (y == 0.0 || x == 1.0)
        return 1.0;
    if (is_nan(x) || is_nan(y))
        return NAN_64;
    if (is_infinite(y)) {
        if (magnitude(x) == 1.0)
            return 1.0;
        return (magnitude(x) > 1.0) == (y > 0.0) ? INFINITY_64 : 0.0;
    }
    double sign = is_negative(x) && is_odd(y) ? -1.0 : 1.0;
    if (x == 0.0 || is_infinite(x))
        return with_sign((x == 0.0) == (y > 0.0) ? 0.0 : INFINITY_64, sign);
    if (x < 0.0 && !is_integer(y))
        return NAN_64;
    return sign * positive_power(x, single(magnitude(y) > 0x1p80 ? with_sign(0x1p80, y) : y));
}
INTERNAL double power_of_positive(double x, double y) {
    if (is_nan(x) || is_nan(y) || x < 0.0)
        return NAN_64;
    x = magnitude(x);
    if (y == 0.0)
        return x == 0.0 || is_infinite(x) ? NAN_64 : 1.0;
    if (is_infinite(y) && x == 1.0)
        return NAN_64;
    return power(x, y);
}
INTERNAL double root(double x, int n) {
    bool odd = n & 1;
    if (is_nan(x) || n == 0 || (x < 0.0 && !odd))
        return NAN_64;
    if (x == 0.0 || is_infinite(x)) {
        double r = (x == 0.0) == (n > 0) ? 0.0 : INFINITY_64;
        return odd ? with_sign(r, x) : r;
    }
    return with_sign(positive_power(x, ratio(single(1.0), single(n))), x);
}
INTERNAL double cube_root(double x) {
    if (x == 0.0 || is_nan(x) || is_infinite(x))
        return x;
    return with_sign(positive_power(x, (pair){0x1.5555555555555p-2, 0x1.5555555555555p-56}), x);
}
INTERNAL double exponential_2(double x) {
    if (is_nan(x))
        return x;
    if (x > 1100.0)
        return INFINITY_64;
    if (x < -1100.0)
        return 0.0;
    double k = nearest(x);
    return exponential(times((pair){0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56}, x - k), (int)k);
}
INTERNAL double exponential_10(double x) {
    if (is_nan(x))
        return x;
    if (x > 320.0)
        return INFINITY_64;
    if (x < -340.0)
        return 0.0;
    return exponential(times((pair){0x1.26bb1bbb55516p+1, -0x1.f48ad494ea3e9p-53}, x), 0);
}
INTERNAL double hypotenuse(double x, double y) {
    if (is_infinite(x) || is_infinite(y))
        return INFINITY_64;
    if (is_nan(x) || is_nan(y))
        return NAN_64;
    x = magnitude(x);
    y = magnitude(y);
    double greater = x > y ? x : y;
    if (greater == 0.0)
        return 0.0;
    int k = exponent_of(greater);
    x = scaled(x, -k);
    y = scaled(y, -k);
    return scaled(square_root(x * x + y * y), k);
}

// Hyperbolic functions.
INTERNAL double hyperbolic_sine(double x) {
    double a = magnitude(x);
    if (!(a < 22.0))
        return with_sign(exponential(single(a), -1), x);
    double e = exponential_minus_1(a);
    return with_sign(0.5 * (e + e / (e + 1.0)), x);
}
INTERNAL double hyperbolic_cosine(double x) {
    double a = magnitude(x);
    if (!(a < 22.0))
        return exponential(single(a), -1);
    double e = exponential(single(a), 0);
    return 0.5 * e + 0.5 / e;
}
INTERNAL double hyperbolic_tangent(double x) {
    double a = magnitude(x);
    if (is_nan(x))
        return x;
    if (a > 22.0)
        return with_sign(1.0, x);
    double e = exponential_minus_1(2.0 * a);
    return with_sign(e / (e + 2.0), x);
}
INTERNAL double inverse_hyperbolic_sine(double x) {
    double a = magnitude(x);
    if (is_nan(x) || is_infinite(x))
        return x;
    if (a > 0x1p28)
        return with_sign(logarithm_of(a) + 0x1.62e42fefa39efp-1, x);
    return with_sign(logarithm_1(a + a * a / (1.0 + square_root(1.0 + a * a))), x);
}
INTERNAL double inverse_hyperbolic_cosine(double x) {
    if (!(x >= 1.0))
        return NAN_64;
    if (x > 0x1p28)
        return logarithm_of(x) + 0x1.62e42fefa39efp-1;
    double t = x - 1.0;
    return logarithm_1(t + square_root(2.0 * t + t * t));
}
INTERNAL double inverse_hyperbolic_tangent(double x) {
    double a = magnitude(x);
    if (!(a <= 1.0))
        return NAN_64;
    return with_sign(0.5 * logarithm_1(2.0 * a / (1.0 - a)), x);
}

UNARY(exp, exponential(single(x), 0))
UNARY(exp2, exponential_2(x))
UNARY(exp10, exponential_10(x))
UNARY(expm1, exponential_minus_1(x))
UNARY(log, logarithm_of(x))
UNARY(log2, logarithm_2(x))
UNARY(log10, logarithm_10(x))
UNARY(log1p, logarithm_1(x))
UNARY(sinh, hyperbolic_sine(x))
UNARY(cosh, hyperbolic_cosine(x))
UNARY(tanh, hyperbolic_tangent(x))
UNARY(asinh, inverse_hyperbolic_sine(x))
UNARY(acosh, inverse_hyperbolic_cosine(x))
UNARY(atanh, inverse_hyperbolic_tangent(x))
UNARY(cbrt, cube_root(x))
UNARY(sqrt, square_root(x))
UNARY(rsqrt, 1.0 / square_root(x))
BINARY(pow, power(x, y))
BINARY(powr, power_of_positive(x, y))
BINARY(hypot, hypotenuse(x, y))
WITH_INTEGER(pown, power(x, (double)n))
WITH_INTEGER(rootn, root(x, n))
