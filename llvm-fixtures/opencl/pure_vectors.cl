// Functions of vectors: arithmetic, comparisons, swizzles, dynamic elements, conversions.
int4 add_int4(int4 a, int4 b) { return as_int4(as_uint4(a) + as_uint4(b)); }
float4 multiply_float4(float4 a, float4 b) { return a * b; }
uint2 scale_uint2(uint2 a, uint b) { return a * b; }
uchar16 add_uchar16(uchar16 a, uchar16 b) { return a + b; }
short8 negate_short8(short8 a) { return as_short8((ushort8)(0) - as_ushort8(a)); }
double2 divide_double2(double2 a, double2 b) { return a / b; }
int4 reverse(int4 a) { return a.wzyx; }
int3 rotate_int3(int3 a) { return a.yzx; }
uint4 interleave(uint2 a, uint2 b) { return (uint4)(a.x, b.x, a.y, b.y); }
int8 join(int4 a, int4 b) { return (int8)(a, b).s02461357; }
uint sum_of(uint4 a) { return a.x + a.y + a.z + a.w; }
int4 less_than(int4 a, int4 b) { return a < b; }
int4 equal_float4(float4 a, float4 b) { return a == b; }
short4 compare_short4(short4 a, short4 b) { return a >= b; }
int4 select_int4(int4 a, int4 b, int4 c) { return select(a, b, c); }
float2 ternary_float2(float2 a, float2 b) { return a > b ? a : -b; }
int any_all(int4 a) { return any(a < 0) | all(a < 0) << 1; }
int element(int4 a, uint i) { return a[i & 3]; }
int4 replace_element(int4 a, uint i, int x) { a[i & 3] = x; return a; }
uint4 shift_uint4(uint4 a, uint4 n) { return (a << (n & 31u)) ^ (a >> 3u); }
int4 logical_int4(int4 a, int4 b) { return (a && b) | (!a & 2); }
float4 convert_to_float4(int4 a) { return convert_float4(a); }
uchar4 saturate_uchar4(int4 a) { return convert_uchar4_sat(a); }
int4 truncate_long4(long4 a) { return convert_int4(a); }
ushort2 reinterpret_uint(uint a) { return as_ushort2(a); }
ulong2 extend_uint2(uint2 a) { return convert_ulong2(a); }
float4 float4_swizzle_store(float4 a, float2 b) { a.yw = b; a.x = a.z; return a; }
uint8 shuffle_two(uint4 a, uint4 b) { return shuffle2(a, b, (uint8)(7, 0, 6, 1, 5, 2, 4, 3)); }
uint4 shuffle_dynamic(uint4 a, uint4 m) { return shuffle(a, m); }
char2 multiply_char2(char2 a, char2 b) { return as_char2(as_uchar2(a) * as_uchar2(b)); }
int4 add_saturated4(int4 a, int4 b) { return add_sat(a, b); }
uint3 minimum_uint3(uint3 a, uint3 b) { return min(a, b); }
float dot_of_integers(int2 a, int2 b) { return dot(convert_float2(a & 1023), convert_float2(b & 1023)); }
