// options: -cl-kernel-arg-info
// run: vectors 8 4 float[64] float4=1,2,3,4 float8=1,2,3,4,5,6,7,8
// run: small_scalars 8 8 int[8] char=-3 uchar=200 short=-300 ushort=60000 long=-5000000000 ulong=7
// run: narrow_vectors 4 4 uchar[16] uchar4=1,2,3,250 short2=-1,5 int3=7,8,9
// run: doubles 4 4 double[8] double2=0.1,0.2 double=3.5
kernel void vectors(global float8 *out, float4 a, float8 b)
{
    size_t i = get_global_id(0);
    out[i] = b * out[i] + (float8)(a, a.wzyx);
}

kernel void small_scalars(global int *out, char a, uchar b, short c, ushort d, long e, ulong f)
{
    size_t i = get_global_id(0);
    out[i] = a * 2 + b * 3 + c * 5 + d * 7 + (int)(e >> 3) + (int)(f << i);
}

kernel void narrow_vectors(global uchar4 *out, uchar4 a, short2 b, int3 c)
{
    size_t i = get_global_id(0);
    out[i] = out[i] + a + convert_uchar4((int4)(c, b.x + b.y));
}

kernel void doubles(global double2 *out, double2 a, double b)
{
    size_t i = get_global_id(0);
    out[i] = a * b + out[i];
}
