// Functions of scalars that use private memory: arrays, structs, unions, pointers, constant tables.
struct pair { int first; short second; };
struct tree { struct pair leaf[3]; long weight; };
union bits { float f; uint u; uchar b[4]; };
constant int squares[8] = {0, 1, 4, 9, 16, 25, 36, 49};
constant struct pair named[3] = {{5, 1}, {-6, 2}, {7, -3}};

int table_lookup(uint i) { return squares[i & 7]; }
int struct_table(uint i) { return named[i % 3].first * named[i % 3].second; }
int dynamic_array(uint i, int x)
{
    int a[8];
    for (int k = 0; k < 8; ++k)
        a[k] = k * 10;
    a[i & 7] = x;
    return a[3] ^ a[(i + 1) & 7];
}
int struct_copy(int x, short y)
{
    struct pair p = {x, y}, q = p;
    q.first ^= q.second;
    p = q;
    return p.first ^ (p.second << 8);
}
long nested_struct(int x, uint i)
{
    struct tree t = {{{1, 2}, {3, 4}, {5, 6}}, 70};
    t.leaf[i % 3].first = x;
    t.weight *= t.leaf[1].first;
    return t.weight + t.leaf[2].second;
}
uint union_bytes(float x) { union bits u; u.f = x; return u.b[0] | (uint)u.b[3] << 8; }
__attribute__((noinline)) static void exchange(int *a, int *b) { int kept = *a; *a = *b; *b = kept; }
int swap_if(int a, int b)
{
    if (a > b)
        exchange(&a, &b);
    return (int)((uint)a * 3u - (uint)b);
}
int pointer_walk(int x)
{
    int a[5] = {1, 2, 3, 4, 5}, sum = 0;
    a[2] = x & 0xffff;
    for (int *p = a, *end = a + 5; p < end; p += 2)
        sum = sum * 7 + *p;
    return sum;
}
int pointer_difference(uint i, uint j) { short a[16]; short *p = &a[i & 15], *q = &a[j & 15]; return (int)(q - p); }
__attribute__((noinline)) static struct pair make(int a, int b) { struct pair p = {a ^ b, (short)(a + b)}; return p; }
int struct_return(int a, int b) { a &= 0xffff; b &= 0xffff; return make(a, b).first + make(b, 5).second; }
uint matrix_trace(uint x)
{
    uint m[3][3];
    for (uint r = 0; r < 3; ++r)
        for (uint c = 0; c < 3; ++c)
            m[r][c] = x * (r + 1) + c;
    return m[0][0] + m[1][1] * 3 + m[2][2] * 5;
}
uint sort_three(uint a, uint b, uint c)
{
    uint v[3] = {a, b, c};
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2 - i; ++j)
            if (v[j] > v[j + 1]) {
                uint kept = v[j];
                v[j] = v[j + 1];
                v[j + 1] = kept;
            }
    return v[0] * 31 + v[1] * 7 + v[2];
}
uint crc_of_word(uint x)
{
    uint crc = ~0u;
    for (int k = 0; k < 4; ++k) {
        crc ^= (x >> (8 * k)) & 0xff;
        for (int b = 0; b < 8; ++b)
            crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
    }
    return ~crc;
}
