// Functions of scalars: shifts, masks, bit counts.
int shift_left(int a, uint n) { return (int)((uint)a << (n & 31)); }
int shift_right_arithmetic(int a, uint n) { return a >> (n & 31); }
uint shift_right_logical(uint a, uint n) { return a >> (n & 31); }
long shift_left_long(long a, uint n) { return (long)((ulong)a << (n & 63)); }
long shift_right_long(long a, uint n) { return a >> (n & 63); }
uchar shift_uchar(uchar a, uchar n) { return (uchar)(a << (n & 7)) | (uchar)(a >> 7); }
short shift_short(short a, short n) { return a >> (n & 15); }
int and_or_xor(int a, int b, int c) { return (a & b) | (b ^ c) | ~(a | c); }
ulong complement(ulong a) { return ~a; }
uint rotate_by_hand(uint a, uint n) { n &= 31; return (a << n) | (a >> ((32 - n) & 31)); }
uint rotate_builtin(uint a, uint n) { return rotate(a, n); }
ulong rotate_ulong(ulong a, ulong n) { return rotate(a, n); }
uchar rotate_uchar(uchar a, uchar n) { return rotate(a, n); }
int leading_zeros(int a) { return clz(a); }
ulong leading_zeros_long(ulong a) { return clz(a); }
uchar leading_zeros_uchar(uchar a) { return clz(a); }
uint ones(uint a) { return popcount(a); }
short ones_short(short a) { return popcount(a); }
uint reverse_bits(uint x)
{
    x = (x & 0x55555555u) << 1 | (x >> 1 & 0x55555555u);
    x = (x & 0x33333333u) << 2 | (x >> 2 & 0x33333333u);
    x = (x & 0x0f0f0f0fu) << 4 | (x >> 4 & 0x0f0f0f0fu);
    return x << 24 | (x & 0xff00u) << 8 | (x >> 8 & 0xff00u) | x >> 24;
}
uint byte_swap(uint x) { return as_uint(as_uchar4(x).wzyx); }
int select_bits(int a, int b, int c) { return bitselect(a, b, c); }
uint lowest_set_bit(uint x) { return x & (0u - x); }
int is_power_of_two(uint x) { return x != 0 && (x & (x - 1)) == 0; }
uint gray_code(uint x) { return x ^ (x >> 1); }
uint parity(uint x) { x ^= x >> 16; x ^= x >> 8; x ^= x >> 4; return (0x6996u >> (x & 15)) & 1; }
uint extract_field(uint x, uint at, uint width) { at &= 15; width = (width & 15) + 1; return (x >> at) & ((1u << width) - 1); }
