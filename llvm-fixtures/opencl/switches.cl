// run: dense 16 4 int[16] int[16]
// run: sparse 16 16 int[16]<40 long[16]
// run: wide 16 4 ulong[16]<6 uint[16]
// run: state_machine 8 8 uchar[128]<4 uint[8]
kernel void dense(global const int *in, global int *out)
{
    int i = get_global_id(0), x = in[i], r;
    switch (x & 7) {
    case 0: r = x + 1; break;
    case 1: r = x * 2; break;
    case 2: r = x - 3;
    case 3: r = -x; break;
    case 4: case 5: r = ~x; break;
    case 6: return;
    default: r = 77;
    }
    out[i] = r;
}

kernel void sparse(global const int *in, global long *out)
{
    int i = get_global_id(0);
    switch (in[i]) {
    case 1 ... 3: out[i] = 1; break;
    case 17: out[i] = -17; break;
    case -100000: out[i] = 5; break;
    case 0x7fffffff: out[i] = 6; break;
    case 39: out[i]++; break;
    }
}

kernel void wide(global const ulong *in, global uint *out)
{
    size_t i = get_global_id(0);
    switch (in[i]) {
    case 0: out[i] = 10; break;
    case 4: out[i] = 40; break;
    case 0x100000000UL: out[i] = 1; break;
    case 0xffffffffffffffffUL: out[i] = 2; break;
    default: out[i] = (uchar)in[i] ? 3 : 4;
    }
}

kernel void state_machine(global const uchar *in, global uint *out)
{
    size_t i = get_global_id(0);
    uint state = 0, count = 0;
    for (int k = 0; k < 16; ++k) {
        uchar c = in[i * 16 + k];
        switch (state) {
        case 0: state = c == 1 ? 1 : 0; break;
        case 1: state = c == 2 ? 2 : c == 1 ? 1 : 0; break;
        case 2:
            if (c == 3) {
                ++count;
                state = 0;
            } else
                state = 1;
            break;
        }
    }
    out[i] = count << 4 | state;
}
