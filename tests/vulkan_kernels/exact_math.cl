kernel void exact_math(global const float *in, global float *out) {
    size_t i = get_global_id(0);
    float x = in[i];
    global float *to = out + 12 * i;
    to[0] = floor(x);
    to[1] = ceil(x);
    to[2] = rint(x);
    to[3] = round(x);
    to[4] = fmin(x, 0.25f);
    to[5] = fma(x, x, -1.0f);
    to[6] = copysign(2.0f, x);
    to[7] = ldexp(x, 3);
    to[8] = fmod(x, 0.75f);
    to[9] = sign(x);
    to[10] = nextafter(x, 100.0f);
    to[11] = (float)ilogb(x) + logb(x);
}
