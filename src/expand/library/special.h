// The gamma function and the error function.

// x * (x + 1) * ... of the n factors from x on.
INTERNAL pair rising(double x, int n) {
    pair p = single(1.0);
    for (int i = 0; i < n; ++i)
        p = times(p, sum(x, (double)i));
    return p;
}
// The logarithm of the gamma function by Stirling's series, x >= 16.
INTERNAL pair stirling(double x) {
    double z = 1.0 / x, w = z * z;
    double s = 0x1.a41a41a41a41ap-8;
    s = s * w - 0x1.f6ab0d9993c7dp-10;
    s = s * w + 0x1.b951e2b18ff23p-11;
    s = s * w - 0x1.3813813813814p-11;
    s = s * w + 0x1.a01a01a01a01ap-11;
    s = s * w - 0x1.6c16c16c16c17p-9;
    s = s * w + 0x1.5555555555555p-4;
    pair main = times(logarithm(x), sum(x, -0.5));
    main = plus(main, single(-x));
    main = plus(main, (pair){0x1.d67f1c864beb5p-1, -0x1.65b5a1b7ff5dfp-55});
    return plus(main, single(s * z));
}
// gamma(x) * 2^n, x > 0.
INTERNAL double gamma_of_positive(double x, int n) {
    if (x > 400.0)
        return n < 0 ? scaled(INFINITY_64, 0) : INFINITY_64;
    int steps = x < 20.0 ? 20 - (int)x : 0;
    if (steps == 0)
        return exponential(stirling(x), n);
    pair numerator = single(exponential(stirling(x + steps), 0));
    // What x + steps loses, times the derivative.
    pair shifted = sum(x, (double)steps);
    numerator.y = numerator.x * shifted.y * logarithm(shifted.x).x;
    return scaled(ratio(numerator, rising(x, steps)).x, n);
}
INTERNAL double gamma(double x) {
    if (is_nan(x) || x == -INFINITY_64)
        return NAN_64;
    if (x == 0.0)
        return with_sign(INFINITY_64, x);
    if (x > 0.0)
        return x < 0x1p-1000 ? 1.0 / x : gamma_of_positive(x, 0);
    if (is_integer(x))
        return NAN_64;
    if (x > -0x1p-1000)
        return 1.0 / x;
    if (x < -190.0)
        return is_odd(below(x)) ? -0.0 : 0.0;
    // The reflection formula; the gamma function of 1 - x might be infinite.
    int n = x < -150.0 ? -200 : 0;
    double s = sine_of_half_turns(x, 0);
    pair up = sum(1.0, -x);
    double g = gamma_of_positive(up.x, n);
    g += g * up.y * (up.x > 2.0 ? logarithm(up.x).x : 0.0);
    return scaled(0x1.921fb54442d18p+1 / (s * g), n);
}
INTERNAL double log_gamma(double x) {
    if (is_nan(x))
        return x;
    if (is_infinite(x) || (x <= 0.0 && is_integer(x)))
        return INFINITY_64;
    if (x > 0x1p1014)
        return INFINITY_64;
    if (x >= 20.0)
        return stirling(x).x;
    if (x > -20.0 && magnitude(x) > 0x1p-500)
        return logarithm_of(magnitude(gamma(x)));
    if (magnitude(x) <= 0x1p-500)
        return -logarithm_of(magnitude(x));
    double s = magnitude(sine_of_half_turns(x, 0));
    return 0x1.250d048e7a1bdp+0 - logarithm_of(s) - stirling(1.0 - x).x;
}
INTERNAL int sign_of_gamma(double x) { return x < 0.0 ? is_odd(below(x)) ? -1 : 1 : is_negative(x) ? -1 : 1; }

// e^(-x^2).
INTERNAL double bell(double x) {
    pair square = product(x, x);
    return exponential((pair){-square.x, -square.y}, 0);
}
// The error function by a series of positive terms, |x| < 3.
INTERNAL double error_series(double x) {
    pair term = single(x), total = single(0.0), z = product(x, 2.0 * x);
    for (int n = 1; n < 100 && magnitude(term.x) > 0x1p-60 * magnitude(total.x); ++n) {
        total = plus(total, term);
        term = ratio(times(term, z), single(2.0 * n + 1.0));
    }
    return times(total, (pair){0x1.20dd750429b6dp+0, 0x1.1ae3a914fed80p-56}).x * bell(x);
}
// Its complement by a continued fraction, x >= 1.
INTERNAL double complement_fraction(double x) {
    if (x > 30.0)
        return 0.0;
    int n = 24 + (int)(160.0 / (x * x));
    double f = x;
    for (; n > 0; --n)
        f = x + 0.5 * n / f;
    return 0x1.20dd750429b6dp-1 * bell(x) / f;
}
INTERNAL double error(double x) {
    if (is_nan(x))
        return x;
    double a = magnitude(x);
    return a < 2.0 ? error_series(x) : with_sign(1.0 - complement_fraction(a), x);
}
INTERNAL double error_complement(double x) {
    if (is_nan(x))
        return x;
    return x < 0.5 ? 1.0 - error(x) : x < 1.0 ? (0.5 - error_series(x)) + 0.5 : complement_fraction(x);
}

UNARY(tgamma, gamma(x))
UNARY(lgamma, log_gamma(x))
TO_INTEGER(lgamma_r_second, sign_of_gamma(x))
UNARY(erf, error(x))
UNARY(erfc, error_complement(x))
