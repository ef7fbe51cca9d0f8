kernel void double_math(global double *d, global long *l) {
    size_t i = get_global_id(0);
    double x = d[i];
    d[i] = sqrt(fabs(x)) + fma(x, x, 1.0) + floor(x) + fmod(x, 0.75) + exp(x) + sin(x) + pow(fabs(x), 1.5) + hypot(x, 2.0);
    l[i] = convert_long_rte(x * 1000) + ilogb(x + 3) + isnan(x) + signbit(x) + (long)as_ulong(x) % 97;
}
