// run: signed_scalar 16 4 int[16] int[16] int[16] int[320]
// run: unsigned_scalar 16 4 uint[16] uint[16] uint[16] uint[320]
// run: small_types 16 4 char[16] uchar[16] short[16] ushort[16] int[192]
// run: long_types 16 4 long[16] ulong[16] long[160]
kernel void signed_scalar(global const int *a, global const int *b, global const int *c, global int *out)
{
    size_t i = get_global_id(0);
    int x = a[i], y = b[i], z = c[i];
    global int *o = out + i * 20;
    *o++ = abs(x);
    *o++ = abs_diff(x, y);
    *o++ = add_sat(x, y);
    *o++ = hadd(x, y);
    *o++ = rhadd(x, y);
    *o++ = clamp(x, min(y, z), max(y, z));
    *o++ = clz(x);
    *o++ = mad_hi(x, y, z);
    *o++ = mad_sat(x, y, z);
    *o++ = max(x, y);
    *o++ = min(x, y);
    *o++ = mul_hi(x, y);
    *o++ = rotate(x, y);
    *o++ = sub_sat(x, y);
    *o++ = popcount(x);
    *o++ = mad24(x & 0xffff, y & 0xff, z);
    *o++ = mul24(x & 0xffff, y & 0xff);
    *o++ = (int)(upsample(x, (uint)y) >> 16);
    *o++ = select(x, y, z);
    *o++ = bitselect(x, y, z);
}

kernel void unsigned_scalar(global const uint *a, global const uint *b, global const uint *c, global uint *out)
{
    size_t i = get_global_id(0);
    uint x = a[i], y = b[i], z = c[i];
    global uint *o = out + i * 20;
    *o++ = abs(x);
    *o++ = abs_diff(x, y);
    *o++ = add_sat(x, y);
    *o++ = hadd(x, y);
    *o++ = rhadd(x, y);
    *o++ = clamp(x, min(y, z), max(y, z));
    *o++ = clz(x);
    *o++ = mad_hi(x, y, z);
    *o++ = mad_sat(x, y, z);
    *o++ = max(x, y);
    *o++ = min(x, y);
    *o++ = mul_hi(x, y);
    *o++ = rotate(x, y);
    *o++ = sub_sat(x, y);
    *o++ = popcount(x);
    *o++ = mad24(x & 0xffff, y & 0xff, z);
    *o++ = mul24(x & 0xffff, y & 0xff);
    *o++ = (uint)(upsample(x, y) >> 16);
    *o++ = select(x, y, z);
    *o++ = bitselect(x, y, z);
}

kernel void small_types(global const char *a, global const uchar *b, global const short *c, global const ushort *d, global int *out)
{
    size_t i = get_global_id(0);
    global int *o = out + i * 12;
    char ca = a[i], cb = as_char(b[i]);
    short sa = c[i], sb = as_short(d[i]);
    *o++ = abs(ca) + add_sat(ca, cb) * 256;
    *o++ = sub_sat(b[i], as_uchar(ca));
    *o++ = mul_hi(ca, cb) + mul_hi(b[i], as_uchar(ca)) * 1000;
    *o++ = rotate(b[i], (uchar)3) + rotate(ca, cb) * 256;
    *o++ = clz(ca) + clz(d[i]) * 100;
    *o++ = popcount(sa) + popcount(b[i]) * 100;
    *o++ = upsample(ca, b[i]);
    *o++ = upsample(sa, d[i]);
    *o++ = upsample(d[i], as_ushort(sa));
    *o++ = mad_sat(sa, sb, sa) + mad_sat(b[i], b[i], (uchar)7);
    *o++ = hadd(sa, sb) * 3 + rhadd(ca, cb);
    *o++ = abs_diff(sa, sb) + (max(ca, cb) << 16) + min(d[i], as_ushort(sa));
}

kernel void long_types(global const long *a, global const ulong *b, global long *out)
{
    size_t i = get_global_id(0);
    global long *o = out + i * 10;
    long x = a[i], y = as_long(b[i]);
    *o++ = mul_hi(x, y);
    *o++ = mul_hi(b[i], as_ulong(x));
    *o++ = mad_sat(x, y, x);
    *o++ = add_sat(x, y) ^ sub_sat(x, y);
    *o++ = add_sat(b[i], as_ulong(x)) ^ sub_sat(b[i], as_ulong(x));
    *o++ = rotate(x, y) + clz(b[i]) + popcount(x);
    *o++ = hadd(x, y) - rhadd(x, y) + rhadd(b[i], as_ulong(x));
    *o++ = clamp(x, -1000000L, 1000000L) + max(x, y) - min(x, y);
    *o++ = abs(x) + abs_diff(x, y);
    *o++ = mad_hi(x, y, 5L);
}
