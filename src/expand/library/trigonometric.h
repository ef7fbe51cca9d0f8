// Trigonometric functions.

// 2/pi to 1216 bits behind the point, with 64 zeros in front.
__constant ulong TWO_OVER_PI[] = {
    0,
    0xa2f9836e4e441529UL, 0xfc2757d1f534ddc0UL, 0xdb6295993c439041UL, 0xfe5163abdebbc561UL,
    0xb7246e3a424dd2e0UL, 0x06492eea09d1921cUL, 0xfe1deb1cb129a73eUL, 0xe88235f52ebb4484UL,
    0xe99c7026b45f7e41UL, 0x3991d639835339f4UL, 0x9c845f8bbdf9283bUL, 0x1ff897ffde05980fUL,
    0xef2f118b5a0a6d1fUL, 0x6d367ecf27cb09b7UL, 0x4f463f669e5fea2dUL, 0x7527bac7ebe5f17bUL,
    0x3d0739f78a5292eaUL, 0x6bfb5fb11f8d5d08UL, 0x56033046fc7b6babUL, 0xf0cfbc209af4361dUL,
};

INTERNAL ulong bits_from(int place) {
    int word = place >> 6, shift = place & 63;
    ulong bits = TWO_OVER_PI[word] << shift;
    return shift == 0 ? bits : bits | TWO_OVER_PI[word + 1] >> (64 - shift);
}
INTERNAL ulong high_product(ulong a, ulong b) {
    ulong al = a & 0xffffffffUL, ah = a >> 32, bl = b & 0xffffffffUL, bh = b >> 32;
    ulong middle = ah * bl + (al * bl >> 32);
    return ah * bh + (middle >> 32) + ((al * bh + (middle & 0xffffffffUL)) >> 32);
}

// The angle between -pi/4 and pi/4 that differs from x by a multiple of pi/2, and that multiple modulo 4. x * 2/pi is computed modulo 4
// with integers, so that it is exact for every x.
INTERNAL_IMPURE pair reduced(double x, int *quadrant) {
    double a = magnitude(x);
    if (a < 0x1.921fb54442d18p-1) {
        *quadrant = 0;
        return single(x);
    }
    int exponent = (int)(as_bits(a) >> 52) - 1075;
    ulong m = (as_bits(a) & 0xfffffffffffffUL) | 0x10000000000000UL;
    // The bits of 2/pi in front of these make multiples of 4.
    int place = 64 + exponent - 2;
    ulong w0 = bits_from(place), w1 = bits_from(place + 64), w2 = bits_from(place + 128);
    ulong low = w2 * m;
    ulong carry = high_product(w2, m);
    ulong middle = w1 * m + carry;
    carry = high_product(w1, m) + (middle < carry);
    ulong high = w0 * m + carry;
    int q = (int)(high >> 62);
    // The fraction in 190 bits, moved to the top.
    ulong f0 = high << 2 | middle >> 62, f1 = middle << 2 | low >> 62, f2 = low << 2;
    bool is_above = f0 >> 63;
    if (is_above) {
        q += 1;
        f2 = ~f2 + 1;
        f1 = ~f1 + (f2 == 0);
        f0 = ~f0 + (f2 == 0 && f1 == 0);
    }
    int zeros = 0;
    if (f0 == 0) {
        f0 = f1;
        f1 = f2;
        f2 = 0;
        zeros = 64;
    }
    if (f0 == 0) {
        f0 = f1;
        f1 = 0;
        zeros = 128;
    }
    if (f0 == 0) {
        *quadrant = is_negative(x) ? -q & 3 : q & 3;
        return single(0.0);
    }
    int shift = __builtin_clzl(f0);
    if (shift != 0) {
        f0 = f0 << shift | f1 >> (64 - shift);
        f1 = f1 << shift | f2 >> (64 - shift);
    }
    // The top 52 bits, and 52 behind them, are exact as numbers.
    double first = (double)(f0 >> 12), second = (double)((f0 & 0xfffUL) << 40 | f1 >> 24);
    int scale = -52 - zeros - shift;
    pair f = quick_sum(scaled(first, scale), scaled(second, scale - 52));
    pair r = times(f, (pair){0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54});
    bool flips = is_above != is_negative(x);
    *quadrant = is_negative(x) ? -q & 3 : q & 3;
    return flips ? (pair){-r.x, -r.y} : r;
}

INTERNAL double sine_of(pair r) {
    double z = r.x * r.x;
    double p = 0x1.71b8ef6dcf572p-66; // 1/21!
    p = p * z - 0x1.2f49b46814157p-57;
    p = p * z + 0x1.952c77030ad4ap-49;
    p = p * z - 0x1.ae7f3e733b81fp-41;
    p = p * z + 0x1.6124613a86d09p-33;
    p = p * z - 0x1.ae64567f544e4p-26;
    p = p * z + 0x1.71de3a556c734p-19;
    p = p * z - 0x1.a01a01a01a01ap-13;
    p = p * z + 0x1.1111111111111p-7;
    p = p * z - 0x1.5555555555555p-3;
    return r.x + (r.y * (1.0 - 0.5 * z) + r.x * z * p);
}
INTERNAL double cosine_of(pair r) {
    double z = r.x * r.x;
    double p = 0x1.e542ba4020225p-62; // 1/20!
    p = p * z - 0x1.6827863b97d97p-53;
    p = p * z + 0x1.ae7f3e733b81fp-45;
    p = p * z - 0x1.93974a8c07c9dp-37;
    p = p * z + 0x1.1eed8eff8d898p-29;
    p = p * z - 0x1.27e4fb7789f5cp-22;
    p = p * z + 0x1.a01a01a01a01ap-16;
    p = p * z - 0x1.6c16c16c16c17p-10;
    p = p * z + 0x1.5555555555555p-5;
    double half_square = 0.5 * z;
    double w = 1.0 - half_square;
    return w + (((1.0 - w) - half_square) + (z * z * p - r.x * r.y));
}
INTERNAL double sine_in(pair r, int quadrant) {
    double s = quadrant & 1 ? cosine_of(r) : sine_of(r);
    return quadrant & 2 ? -s : s;
}
INTERNAL double tangent_in(pair r, int quadrant) {
    double s = sine_of(r), c = cosine_of(r);
    return quadrant & 1 ? -c / s : s / c;
}
INTERNAL double sine(double x, int quarter) {
    if (!(magnitude(x) < INFINITY_64))
        return NAN_64;
    int q;
    pair r = reduced(x, &q);
    if (x == 0.0 && quarter == 0)
        return x;
    return sine_in(r, (q + quarter) & 3);
}
INTERNAL double tangent(double x) {
    if (!(magnitude(x) < INFINITY_64))
        return NAN_64;
    if (x == 0.0)
        return x;
    int q;
    pair r = reduced(x, &q);
    return tangent_in(r, q);
}
// Of an angle in half turns: as a multiple of pi/2 and what is left.
INTERNAL_IMPURE pair reduced_half_turns(double x, int *quadrant) {
    double r = x - 2.0 * nearest(x * 0.5);
    double k = nearest(2.0 * r);
    *quadrant = (int)k & 3;
    return times((pair){0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53}, r - 0.5 * k);
}
INTERNAL double sine_of_half_turns(double x, int quarter) {
    if (!(magnitude(x) < INFINITY_64))
        return NAN_64;
    if (is_integer(x) && quarter == 0)
        return with_sign(0.0, x);
    int q;
    pair r = reduced_half_turns(x, &q);
    // A zero of the cosine has no sign.
    return sine_in(r, (q + quarter) & 3) + 0.0;
}
INTERNAL double tangent_of_half_turns(double x) {
    if (!(magnitude(x) < INFINITY_64))
        return NAN_64;
    if (is_integer(x))
        return with_sign(0.0, is_odd(x) ? -x : x);
    int q;
    pair r = reduced_half_turns(x, &q);
    if (r.x == 0.0)
        return is_odd(below(x)) ? -INFINITY_64 : INFINITY_64;
    return tangent_in(r, q);
}

// atan(k/8), k = 0..8.
__constant pair ARC_TANGENTS[] = {
    {0x0.0p+0, 0x0.0p+0},
    {0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59},
    {0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
    {0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56},
    {0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
    {0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58},
    {0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56},
    {0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56},
    {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
};

// The angle of y/x in the first octant: 0 <= y <= x, x not 0.
INTERNAL pair angle_in_octant(double y, double x) {
    int k = (int)nearest(8.0 * (y / x));
    double c = 0.125 * k;
    pair numerator = plus(single(y), times(single(-x), c));
    pair denominator = plus(single(x), times(single(y), c));
    pair t = ratio(numerator, denominator);
    double z = t.x * t.x;
    double p = 0x1.1111111111111p-4; // 1/15
    p = -p * z + 0x1.3b13b13b13b14p-4;
    p = -p * z + 0x1.745d1745d1746p-4;
    p = -p * z + 0x1.c71c71c71c71cp-4;
    p = -p * z + 0x1.2492492492492p-3;
    p = -p * z + 0x1.999999999999ap-3;
    p = -p * z + 0x1.5555555555555p-2;
    pair rest = quick_sum(t.x, t.y - t.x * z * p);
    return k == 0 ? rest : plus(ARC_TANGENTS[k], rest);
}
INTERNAL pair minus(pair a, pair b) { return plus(a, (pair){-b.x, -b.y}); }

INTERNAL pair angle(double y, double x) {
    pair quarter = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54};
    pair half_turn = {0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53};
    if (is_nan(x) || is_nan(y))
        return single(NAN_64);
    double a = magnitude(x), b = magnitude(y);
    pair r;
    if (b == 0.0) {
        r = single(0.0);
    } else if (a == 0.0) {
        r = quarter;
    } else if (is_infinite(a) || is_infinite(b)) {
        pair eighth = {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55};
        r = is_infinite(a) ? is_infinite(b) ? eighth : single(0.0) : quarter;
    } else {
        // Neither overflow nor loss of small numbers in between.
        int k = exponent_of(a > b ? a : b);
        int difference = exponent_of(b) - exponent_of(a);
        if (difference < -1000 && !is_negative(x))
            return single(y / x);
        a = scaled(a, -k);
        b = scaled(b, -k);
        // Splitting needs some room below.
        if (difference > 800)
            r = quarter;
        else if (difference < -800)
            r = single(b / a);
        else
            r = b > a ? minus(quarter, angle_in_octant(a, b)) : angle_in_octant(b, a);
    }
    if (is_negative(x))
        r = minus(half_turn, r);
    return is_negative(y) ? (pair){-r.x, -r.y} : r;
}
// sqrt(1 - x^2).
INTERNAL double cathetus(double x) { return square_root((1.0 - x) * (1.0 + x)); }
INTERNAL pair arc_sine(double x) { return magnitude(x) <= 1.0 ? angle(x, cathetus(x)) : single(NAN_64); }
INTERNAL pair arc_cosine(double x) { return magnitude(x) <= 1.0 ? angle(cathetus(x), x) : single(NAN_64); }
INTERNAL double half_turns(pair angle) {
    return is_nan(angle.x) ? NAN_64 : angle.x == 0.0 ? angle.x : times(angle, (pair){0x1.45f306dc9c883p-2, -0x1.6b01ec5417056p-56}).x;
}

UNARY(sin, sine(x, 0))
UNARY(cos, sine(x, 1))
UNARY(tan, tangent(x))
UNARY(sinpi, sine_of_half_turns(x, 0))
UNARY(cospi, sine_of_half_turns(x, 1))
UNARY(tanpi, tangent_of_half_turns(x))
UNARY(asin, arc_sine(x).x)
UNARY(acos, arc_cosine(x).x)
UNARY(atan, angle(x, 1.0).x)
UNARY(asinpi, half_turns(arc_sine(x)))
UNARY(acospi, half_turns(arc_cosine(x)))
UNARY(atanpi, half_turns(angle(x, 1.0)))
BINARY(atan2, angle(x, y).x)
BINARY(atan2pi, half_turns(angle(x, y)))
