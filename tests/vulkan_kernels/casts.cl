kernel void casts(global uchar *data, global float *out) {
    size_t i = get_global_id(0);
    global uint *words = (global uint *)data;
    out[i] = as_float(words[i]) + ((global ushort *)data)[2 * i] + data[4 * i + 3];
    union {
        float f;
        uchar b[4];
    } both;
    both.f = out[i];
    both.b[3] ^= 0x80;
    words[i] = as_uint(both.f) + (uint)(ptrdiff_t)(&words[i] - words);
}
