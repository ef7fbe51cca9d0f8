// Functions of scalars: implicit, explicit, saturating and rounding conversions.
long extend_signed(int a) { return a; }
ulong extend_unsigned(uint a) { return a; }
int truncate_long(long a) { return (int)a; }
char truncate_int(int a) { return (char)a; }
int extend_char(char a) { return a; }
uint extend_uchar(uchar a) { return a; }
short mixed_extension(char a, uchar b) { return a * 2 + b; }
float int_to_float(int a) { return a; }
float uint_to_float(uint a) { return a; }
double long_to_double(long a) { return a; }
double ulong_to_double(ulong a) { return a; }
int float_to_int(float a) { return a > -1e9f && a < 1e9f ? (int)a : 7; }
uint double_to_uint(double a) { return a >= 0.0 && a < 4e9 ? (uint)a : 9; }
double float_to_double(float a) { return a; }
float double_to_float(double a) { return (float)a; }
int bits_of_float(float a) { return as_int(a); }
float float_of_bits(int a) { return as_float(a & 0x7effffff); }
ulong bits_of_double(double a) { return as_ulong(a); }
uchar saturate_uchar(int a) { return convert_uchar_sat(a); }
char saturate_char(int a) { return convert_char_sat(a); }
short saturate_short(long a) { return convert_short_sat(a); }
uint saturate_uint(long a) { return convert_uint_sat(a); }
ulong saturate_ulong(long a) { return convert_ulong_sat(a); }
int saturate_int(ulong a) { return convert_int_sat(a); }
int saturate_from_float(float a) { return convert_int_sat(a); }
uchar saturate_uchar_from_float(float a) { return convert_uchar_sat_rte(a); }
long saturate_long_from_double(double a) { return convert_long_sat_rtz(a); }
int round_to_even(float a) { return convert_int_sat_rte(a); }
int round_up(float a) { return convert_int_sat_rtp(a); }
int round_down(float a) { return convert_int_sat_rtn(a); }
float round_to_zero_float(int a) { return convert_float_rtz(a); }
float round_up_float(int a) { return convert_float_rtp(a); }
float round_down_float(double a) { return convert_float_rtn(a); }
