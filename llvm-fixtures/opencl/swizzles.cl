// run: components 4 4 int[16] int[16]
// run: shuffles 4 4 uint[16] uint[32] uchar[32]
// run: dynamic_elements 8 8 float[32] int[8]
// run: constructors 4 4 short[32]
kernel void components(global const int4 *in, global int4 *out)
{
    size_t i = get_global_id(0);
    int4 x = in[i], r = (int4)(0);
    r.xy = x.zw;
    r.w = x.s1;
    r.z = x.hi.y - x.lo.x;
    r.odd += x.even;
    int3 t = x.zyx;
    r.xyz ^= t;
    out[i] = r + (int4)(t.x, t.yz, 9);
}

kernel void shuffles(global const uint4 *in, global uint8 *out, global uchar16 *bytes)
{
    size_t i = get_global_id(0);
    uint4 x = in[i], mask = (uint4)(3, 2, 1, 0) + (uint)i;
    out[i] = shuffle2(x, x * 2u, (uint8)(7, 1, 5, 3, 0, 2, 4, 6));
    out[i].lo += shuffle(x, mask);
    if (i < 2)
        bytes[i] = shuffle(bytes[i], bytes[i]) + shuffle2(bytes[i].lo, bytes[i].hi, bytes[i] >> (uchar)3);
}

kernel void dynamic_elements(global float4 *data, global int *picked)
{
    size_t i = get_global_id(0);
    float4 v = data[i];
    for (int k = 0; k < 4; ++k)
        if (v[k] < 0.0f)
            v[(k + i) & 3] = k;
    picked[i] = (int)v[i & 3];
    data[i] = v;
}

kernel void constructors(global short8 *out)
{
    size_t i = get_global_id(0);
    short8 v = (short8)((short4)(1, 2, 3, 4), (short2)(i), 7, (short)-8);
    v.s7 = v.s3 * v.s2;
    out[i] += v.s02461357 - (short)3;
}
