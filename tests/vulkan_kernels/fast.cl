kernel void fast(global float *x) {
    size_t i = get_global_id(0);
    float v = x[i];
    x[i] = native_exp(v) + half_sqrt(v + 2) + mad(v, v, 1.0f) + native_sin(v) + clamp(v, 0.0f, 1.0f) + smoothstep(0.0f, 1.0f, v)
        + step(0.5f, v) + mix(v, 2.0f, 0.25f) + sign(v) + degrees(v) + fract(v, &x[i + 8]) + ldexp(v, 3) + remainder(v, 0.3f) + nextafter(v, 2.0f) + maxmag(v, 0.1f) + cbrt(v) + tgamma(v + 2) + erf(v);
    int e; float m = frexp(v, &e); float ip; float fr = modf(v * 3, &ip);
    x[i + 16] = m + e * 10 + ip * 100 + fr; 
    float c; float s = sincos(v, &c); int q; float r = remquo(v * 7, 0.9f, &q);
    x[i + 24] = s + c * 2 + r * 4 + q; float lg; int sg; lg = lgamma_r(v + 1.5f, &sg); x[i] += lg * sg;
}
