global char *skip(global char *p) { while (*p == ' ') p++; return p; }
__attribute__((noinline)) int parsed(global char **p) {
    int n = 0;
    global char *at = skip(*p);
    while (*at >= '0' && *at <= '9') n = n * 10 + (*at++ - '0');
    *p = at;
    return n;
}
kernel void global_walk(global char *text, global int *out) {
    global char *p = text + get_global_id(0) * 16;
    int a = parsed(&p), b = parsed(&p);
    out[get_global_id(0)] = a * 1000 + b;
    union { int i; float f; uchar b[4]; } u;
    u.f = a;
    u.b[3] |= 0x80;
    out[get_global_id(0)] += (int)u.f;
}
