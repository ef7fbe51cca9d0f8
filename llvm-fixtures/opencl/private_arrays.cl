// run: dynamic_index 16 4 int[16] int[16]
// run: small_sort 8 4 float[64] float[64]
// run: two_dimensional 4 4 int[16] int[4]
// run: copies 8 8 uchar[64] uchar[64]
kernel void dynamic_index(global const int *in, global int *out)
{
    size_t i = get_global_id(0);
    int table[16];
    for (int k = 0; k < 16; ++k)
        table[k] = k * k - 3;
    table[in[i] & 15] = in[i];
    out[i] = table[(i * 7) & 15] + table[(uint)in[i] % 16];
}

kernel void small_sort(global const float *in, global float *out)
{
    float keys[8];
    size_t base = get_global_id(0) * 8;
    for (int k = 0; k < 8; ++k)
        keys[k] = in[base + k];
    for (int k = 1; k < 8; ++k) {
        float key = keys[k];
        int j = k - 1;
        while (j >= 0 && keys[j] > key) {
            keys[j + 1] = keys[j];
            --j;
        }
        keys[j + 1] = key;
    }
    for (int k = 0; k < 8; ++k)
        out[base + k] = keys[k];
}

kernel void two_dimensional(global const int *in, global int *out)
{
    int m[4][4] = {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}};
    size_t i = get_global_id(0);
    for (int r = 0; r < 4; ++r)
        m[r][(r + i) & 3] += in[r * 4 + i];
    int trace = 0;
    for (int r = 0; r < 4; ++r)
        trace += m[r][r] * (r + 1);
    out[i] = trace;
}

typedef struct { uchar data[24]; int n; } blob;
kernel void copies(global const uchar *in, global uchar *out)
{
    size_t i = get_global_id(0);
    blob a = {{0}, 8}, b;
    for (int k = 0; k < a.n; ++k)
        a.data[k] = in[i * 8 + k];
    b = a;
    b.data[i & 7] += 1;
    for (int k = 0; k < b.n; ++k)
        out[i * 8 + k] = b.data[7 - k] + b.data[k + 8];
}
