// Functions of scalars: wrapping integer arithmetic of every width, and exact floating point.
int add_int(int a, int b) { return (int)((uint)a + (uint)b); }
int subtract_int(int a, int b) { return (int)((uint)a - (uint)b); }
int multiply_int(int a, int b) { return (int)((uint)a * (uint)b); }
int divide_int(int a, int b) { return b == 0 || b == -1 ? a : a / b; }
int remainder_int(int a, int b) { return b == 0 || b == -1 ? 0 : a % b; }
uint divide_uint(uint a, uint b) { return a / (b | 1u); }
uint remainder_uint(uint a, uint b) { return a % (b | 1u); }
long add_long(long a, long b) { return (long)((ulong)a + (ulong)b); }
ulong multiply_ulong(ulong a, ulong b) { return a * b; }
long divide_long(long a, long b) { return a / ((b & 0xffff) + 1); }
ulong remainder_ulong(ulong a, ulong b) { return a % (b | 1); }
char add_char(char a, char b) { return a + b; }
uchar multiply_uchar(uchar a, uchar b) { return a * b; }
short subtract_short(short a, short b) { return a - b; }
short divide_short(short a, short b) { return b == 0 ? 0 : (short)(a / b); }
ushort remainder_ushort(ushort a, ushort b) { return a % (ushort)(b | 1); }
int negate_int(int a) { return (int)(0u - (uint)a); }
float add_float(float a, float b) { return a + b; }
float subtract_float(float a, float b) { return a - b; }
float multiply_float(float a, float b) { return a * b; }
float divide_float(float a, float b) { return a / b; }
float negate_float(float a) { return -a; }
double add_double(double a, double b) { return a + b; }
double multiply_double(double a, double b) { return a * b; }
double divide_double(double a, double b) { return a / b; }
int polynomial_int(int x) { uint u = x; return (int)(((u * 3u + 5u) * u - 7u) * u + 11u); }
ulong widening_product(uint a, uint b) { return (ulong)a * b; }
long signed_widening_product(int a, int b) { return (long)a * b; }
int average_floor(int a, int b) { return (a & b) + ((a ^ b) >> 1); }
uint difference(uint a, uint b) { return a > b ? a - b : b - a; }
