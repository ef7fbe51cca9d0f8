// Functions of scalars: integer and floating-point builtins whose results are exact.
uint absolute(int a) { return abs(a); }
uint absolute_difference(int a, int b) { return abs_diff(a, b); }
int add_saturated(int a, int b) { return add_sat(a, b); }
uint add_saturated_uint(uint a, uint b) { return add_sat(a, b); }
char add_saturated_char(char a, char b) { return add_sat(a, b); }
long subtract_saturated_long(long a, long b) { return sub_sat(a, b); }
ushort subtract_saturated_ushort(ushort a, ushort b) { return sub_sat(a, b); }
int half_add(int a, int b) { return hadd(a, b); }
uint rounded_half_add(uint a, uint b) { return rhadd(a, b); }
int multiply_high(int a, int b) { return mul_hi(a, b); }
ulong multiply_high_ulong(ulong a, ulong b) { return mul_hi(a, b); }
int multiply_add_high(int a, int b, int c) { return mad_hi(a, b, c); }
int multiply_add_saturated(int a, int b, int c) { return mad_sat(a, b, c); }
ushort multiply_add_saturated_ushort(ushort a, ushort b, ushort c) { return mad_sat(a, b, c); }
int clamp_int(int x, int a, int b) { return clamp(x, min(a, b), max(a, b)); }
uint minimum_uint(uint a, uint b) { return min(a, b); }
long maximum_long(long a, long b) { return max(a, b); }
int multiply_24(int a, int b) { return mul24(a & 0x7fff, b & 0x7fff); }
uint multiply_add_24(uint a, uint b, uint c) { return mad24(a & 0xffff, b & 0xff, c); }
long upsample_int(int high, uint low) { return upsample(high, low); }
ushort upsample_uchar(uchar high, uchar low) { return upsample(high, low); }
float fused(float a, float b, float c) { return fma(a, b, c); }
double fused_double(double a, double b, double c) { return fma(a, b, c); }
float square_root(float a) { return sqrt(a); }
float floor_float(float a) { return floor(a); }
float ceil_float(float a) { return ceil(a); }
double trunc_double(double a) { return trunc(a); }
float round_away(float a) { return round(a); }
float round_even(float a) { return rint(a); }
float absolute_float(float a) { return fabs(a); }
float copy_sign(float a, float b) { return copysign(a, b); }
float maximum_float(float a, float b) { return fmax(a, b); }
double minimum_double(double a, double b) { return fmin(a, b); }
float remainder_of_division(float a, float b) { return fmod(a, b); }
float load_exponent(float a, int n) { return ldexp(a, n % 20); }
float fraction(float a) { float whole; float f = modf(a, &whole); return f + whole * 0.5f; }
float mantissa(float a) { int exponent; float m = frexp(a, &exponent); return m + exponent; }
float clamp_float(float a) { return clamp(a, -1.0f, 1.0f); }
float step_float(float a, float b) { return step(a, b); }
float sign_float(float a) { return sign(a); }
int exponent_of(float a) { return ilogb(a); }
float next_float(float a, float b) { return nextafter(a, b); }
float smaller_magnitude(float a, float b) { return minmag(a, b); }
float positive_difference(float a, float b) { return fdim(a, b); }
int half_round_trip(float a) { ushort h; vstore_half_rte(a, 0, (half *)&h); return isnan(a) ? 1 : as_int(vload_half(0, (half *)&h)); }
