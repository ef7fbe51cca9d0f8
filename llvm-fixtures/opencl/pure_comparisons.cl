// Functions of scalars: every comparison, and what is made of its result.
int compare_signed(int a, int b) { return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5; }
int compare_unsigned(uint a, uint b) { return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5; }
int compare_long(long a, ulong b) { return (a < (long)b) | ((ulong)a < b) << 1; }
int compare_float(float a, float b) { return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5; }
int compare_float_negated(float a, float b) { return !(a < b) | !(a <= b) << 1 | !(a > b) << 2 | !(a >= b) << 3; }
int compare_double(double a, double b) { return (a < b) | (a <= b) << 1 | (a == b) << 2 | (a != b) << 3; }
int compare_char(char a, uchar b) { return (a < b) | (a == (char)b) << 1 | ((uchar)a > b) << 2; }
bool is_between(int x, int low, int high) { return x >= low && x <= high; }
bool exclusive_or(bool a, bool b) { return a ^ b; }
bool majority(bool a, bool b, bool c) { return (a && b) || (b && c) || (a && c); }
int sign_of(int x) { return (x > 0) - (x < 0); }
int three_way(ulong a, ulong b) { return a < b ? -1 : a > b ? 1 : 0; }
int relational_builtins_scalar(float a, float b)
{
    return isequal(a, b) | isnotequal(a, b) << 1 | isgreater(a, b) << 2 | isgreaterequal(a, b) << 3 | isless(a, b) << 4
        | islessequal(a, b) << 5 | islessgreater(a, b) << 6 | isordered(a, b) << 7 | isunordered(a, b) << 8;
}
int classify(float x) { return isfinite(x) | isinf(x) << 1 | isnan(x) << 2 | isnormal(x) << 3 | (signbit(x) != 0) << 4; }
int classify_double(double x) { return isfinite(x) | isinf(x) << 1 | isnan(x) << 2 | isnormal(x) << 3 | (signbit(x) != 0) << 4; }
int select_scalar(int a, int b, int c) { return select(a, b, c); }
float select_float(float a, float b, int c) { return c > 3 ? a : b; }
int maximum_of_three(int a, int b, int c) { int m = a > b ? a : b; return m > c ? m : c; }
