// run: arithmetic 16 4 int[32] long[48]
// run: double_indirection 8 8 int[8] int[8] int[8]
// run: strings 4 4 char[64] uint[4]
// run: casts 4 4 uint[16] uchar[16]
kernel void arithmetic(global int *in, global long *out)
{
    size_t i = get_global_id(0);
    global int *p = in + i, *q = &in[31 - i];
    out[i * 3] = q - p;
    out[i * 3 + 1] = (p < q) | (p == q) << 1 | (p + 2 * i >= q) << 2 | (p != in) << 3;
    q -= i;
    p = p < q ? p++ : q;
    out[i * 3 + 2] = *p + *(q - 1) + p[1];
}

kernel void double_indirection(global int *a, global int *b, global int *out)
{
    global int *rows[2] = {a, b};
    size_t i = get_global_id(0);
    int local_values[3] = {1, 2, 3};
    int *cursor = local_values, **indirect = &cursor;
    *indirect += i % 3;
    **indirect *= 5;
    out[i] = rows[i & 1][i] + *cursor + local_values[0];
}

constant char alphabet[] = "SPIR-V and LLVM";
kernel void strings(global char *text, global uint *lengths)
{
    size_t i = get_global_id(0);
    global char *to = text + 16 * i;
    constant char *from = alphabet + i;
    while ((*to++ = *from++))
        ;
    lengths[i] = to - (text + 16 * i) - 1;
}

kernel void casts(global uint *words, global uchar *bytes)
{
    size_t i = get_global_id(0);
    global uchar *view = (global uchar *)(words + i * 4);
    for (int k = 0; k < 16; k += 5)
        view[k] ^= bytes[k];
    global ushort2 *pair = (global ushort2 *)words + i * 4 + 1;
    *pair = pair->yx;
    words[i * 4 + 3] = (uint)((ulong)(words + i) - (ulong)words);
    global int *back = (global int *)((ulong)words + 16 * i);
    *back += 3;
}
