// run: chars 16 4 char[16] uchar[16] int[96]
// run: shorts 16 4 short[16] ushort[16] int[96]
// run: longs 16 4 long[16] ulong[16] ulong[128]
// run: shifts 16 4 int[16] uint[16]<32 long[96]
kernel void chars(global const char *a, global const uchar *b, global int *out)
{
    size_t i = get_global_id(0);
    char x = a[i];
    uchar y = b[i];
    x += y;
    y *= 3;
    out[i * 6] = x / (y | 1);
    out[i * 6 + 1] = x % ((y & 15) + 1);
    out[i * 6 + 2] = (char)(x << 2) + (uchar)(y >> 3);
    out[i * 6 + 3] = x < y;
    out[i * 6 + 4] = (uchar)x > y;
    out[i * 6 + 5] = -x * ~y;
}

kernel void shorts(global const short *a, global const ushort *b, global int *out)
{
    size_t i = get_global_id(0);
    short x = a[i];
    ushort y = b[i];
    out[i * 6] = (short)(x * y);
    out[i * 6 + 1] = x / (short)(y | 1);
    out[i * 6 + 2] = y % (ushort)((x & 255) + 1);
    out[i * 6 + 3] = (short)(x >> (y & 7)) ^ (ushort)(y << 1);
    out[i * 6 + 4] = (x == (short)y) + (x >= (short)y) * 2;
    x--;
    out[i * 6 + 5] = ++x & y--;
}

kernel void longs(global const long *a, global const ulong *b, global ulong *out)
{
    size_t i = get_global_id(0);
    long x = a[i];
    ulong y = b[i];
    global ulong *o = out + i * 8;
    *o++ = x / (long)(y >> 33 | 1);
    *o++ = y / ((ulong)x | 1);
    *o++ = x % 1000003;
    *o++ = y % 10;
    *o++ = (x >> 7) ^ (y >> 7) ^ (y << 9);
    *o++ = (x < (long)y) | (y < (ulong)x) << 1;
    *o++ = (uint)x * (ulong)(uint)y;
    *o++ = (x & (long)y) | (x ^ 0x5555555555555555L);
}

kernel void shifts(global const int *a, global const uint *count, global long *out)
{
    size_t i = get_global_id(0);
    int x = a[i];
    uint n = count[i];
    out[i * 6] = x << n;
    out[i * 6 + 1] = x >> n;
    out[i * 6 + 2] = (uint)x >> n;
    out[i * 6 + 3] = (long)x << (n + 20);
    out[i * 6 + 4] = x << (n + 64);
    out[i * 6 + 5] = (ulong)x >> (n * 2);
}
