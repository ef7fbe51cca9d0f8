kernel void curves(global const float *in, global float *out) {
    size_t i = get_global_id(0);
    float x = in[i], c, whole;
    int e;
    global float *to = out + 10 * i;
    to[0] = sin(x);
    to[1] = cos(x);
    to[2] = exp(x);
    to[3] = log(fabs(x) + 1);
    to[4] = pow(fabs(x), 1.5f);
    to[5] = atan2(x, 2.0f);
    to[6] = sincos(x, &c) + c;
    to[7] = frexp(x, &e) + e;
    to[8] = modf(x, &whole) + 10 * whole;
    to[9] = native_sqrt(fabs(x)) + native_exp2(x);
}
