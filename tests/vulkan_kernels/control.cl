int classify(int x) {
    switch (x & 7) {
    case 0:
        return 100;
    case 1:
        x += 5;
    case 2:
    case 3:
        x *= 2;
        break;
    case 6:
        for (int i = 0; i < x; i++) {
            if (i * i > x)
                return i;
        }
    default:
        x = -x;
    }
    return x;
}
kernel void control(global const int *in, global int *out) {
    size_t i = get_global_id(0);
    int n = in[i], steps = 0;
    do {
        if (n == 1)
            break;
        if (n % 2) {
            n = 3 * n + 1;
            continue;
        }
        n /= 2;
    } while (++steps < 50);
    if (steps > 40) {
        out[i] = -1;
        return;
    }
    out[i] = steps * 1000 + classify(in[i]);
}
