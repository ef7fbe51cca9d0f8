// Plain C, as compilers bring it to SPIR-V: one entry point for each shape of code. On a host the same file prints what each leaves.
#ifdef HOST
#define K
#define G
#else
#define K __attribute__((device_kernel))
#define G __attribute__((address_space(1)))
#endif
#define INLINE static __attribute__((noinline))
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;
typedef G int *words;

struct Pair { int a, b; };
struct Mixed { char tag; short small; int word; i64 wide; float real; u8 bytes[5]; };
struct Nested { struct Pair pairs[3]; struct Mixed mixed; };
union Bits { float real; u32 word; u8 bytes[4]; u16 halves[2]; };

static const int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
static const struct Pair pairs[4] = {{1, 2}, {3, 5}, {7, 11}, {13, 17}};
static const char text[] = "plain text";

K void struct_copies(words d) {
    struct Nested one, two;
    __builtin_memset(&one, 0, sizeof one);
    for (int i = 0; i < 3; i++) one.pairs[i] = (struct Pair){d[i], d[i + 3]};
    one.mixed = (struct Mixed){(char)d[6], (short)d[7], d[8], (i64)d[9] << 33 | 5, (float)d[10], {1, 2, 3, 4, 5}};
    two = one;
    two.mixed.bytes[d[11] % 5u] = 77;
    one.pairs[d[0] % 3u].a = 1000;
    int sum = 0;
    for (int i = 0; i < 5; i++) sum = sum * 3 + two.mixed.bytes[i] + one.mixed.bytes[i];
    d[0] = sum;
    d[1] = two.pairs[1].b + one.pairs[2].a + two.mixed.tag + two.mixed.small;
    d[2] = (int)(two.mixed.wide >> 31) + (int)two.mixed.real;
}

K void byte_offsets(words d) {
    struct Mixed m;
    char *p = (char *)&m;
    for (unsigned i = 0; i < sizeof m; i++) p[i] = (char)(d[i] + i);
    *(int *)(p + __builtin_offsetof(struct Mixed, word)) = d[3];
    d[0] = m.word + m.small;
    d[1] = (int)(m.wide >> 16);
    d[2] = m.bytes[2] * 256 + m.tag;
}

K void pointer_choices(words d) {
    int a = d[0], b = d[1], c[4] = {d[2], d[3], d[4], d[5]};
    int *p = d[6] & 1 ? &a : &b;
    *p += 10;
    int *q = d[7] & 1 ? &c[d[8] & 3] : &a;
    for (int i = 0; i < 5; i++) {
        *q = *q * 3 + i;
        q = i & 1 ? &c[i & 3] : p;
    }
    d[0] = a; d[1] = b;
    for (int i = 0; i < 4; i++) d[2 + i] = c[i];
}

K void booleans_in_memory(words d) {
    _Bool flags[16];
    for (int i = 0; i < 16; i++) flags[i] = d[i] & 2;
    flags[d[3] & 15] ^= 1;
    struct { _Bool set; int count; } state = {0, 0};
    for (int i = 0; i < 16; i++) {
        if (flags[i]) state.count += i;
        state.set |= flags[i] & (i > 9);
    }
    d[0] = state.count; d[1] = state.set;
}

K void switch_tables(words d) {
    for (int i = 0; i < 16; i++) {
        int r;
        switch (d[i] & 7) {
        case 0: r = 17; break;
        case 1: r = 4; break;
        case 2: r = -9; break;
        case 3: r = 100; break;
        case 4: r = 33; break;
        case 5: r = 2; break;
        default: r = 0;
        }
        switch (r & 3) {
        case 0: r += d[i];
        case 1: r *= 3; break;
        case 3: r = -r;
        }
        d[i] = r;
    }
}

K void bit_builtins(words d) {
    u32 x = d[0] * 2654435761u, y = d[1] * 40503u + 1;
    d[0] = __builtin_popcount(x) + __builtin_clz(y) * 100 + __builtin_ctz(y) * 10000;
    d[1] = __builtin_bswap32(x);
    d[2] = (x << (y & 31)) | (x >> (-y & 31));
    d[3] = __builtin_bitreverse32(x) ^ __builtin_bitreverse8(y);
    u64 w = (u64)x << 32 | y;
    d[4] = __builtin_popcountll(w) + __builtin_clzll(w | 1) * 100;
    d[5] = (int)(__builtin_bswap64(w) >> 20);
    d[6] = __builtin_bswap16(x) + __builtin_parity(x) * 7 + __builtin_ffs(d[9]);
    d[7] = (int)__builtin_bitreverse64(w);
}

K void overflowing(words d) {
    int r = 0; unsigned u; i64 l; int s;
    for (int i = 0; i < 8; i++) {
        r = r * 2 + __builtin_add_overflow(d[i] << 24, d[i + 1] << 24, &s);
        r = r * 2 + __builtin_sub_overflow(d[i] << 24, d[i + 2] << 25, &s);
        r = r * 2 + __builtin_mul_overflow((u32)d[i] << 10, (u32)d[i + 1] << 14, &u);
        r ^= __builtin_mul_overflow((i64)d[i] << 40, (i64)d[i + 1] << 12, &l) << i;
        d[32 + i] = s + (int)u + (int)l;
    }
    d[0] = r;
}

K void saturating(words d) {
    for (int i = 0; i < 8; i++) {
        int a = d[i] << 24, b = d[i + 1] << 25;
        d[16 + i] = __builtin_elementwise_add_sat(a, b) ^ __builtin_elementwise_sub_sat(b, a);
        d[24 + i] = (int)__builtin_elementwise_sub_sat((u32)d[i], (u32)d[i + 1]) + __builtin_elementwise_add_sat((u8)(d[i] * 3), (u8)200);
        d[32 + i] = __builtin_elementwise_min(a, b) / 3 + __builtin_elementwise_max(a, b) / 5 + __builtin_elementwise_abs(b) / 7;
    }
}

K void wide_integers(words d) {
    unsigned _BitInt(128) a = (unsigned _BitInt(128))(u64)d[0] << 70 | (u32)d[1], b = (unsigned _BitInt(128))(u64)d[2] << 60 | (u32)d[3];
    unsigned _BitInt(128) p = a * b + (a >> 7) - b;
    d[0] = (int)(p >> 96); d[1] = (int)(p >> 64); d[2] = (int)(p >> 32); d[3] = (int)p;
    d[4] = a < b;
    d[5] = (int)(((signed _BitInt(128))d[5] << 90) >> 85);
}

K void odd_widths(words d) {
    unsigned _BitInt(24) a = (unsigned _BitInt(24))(d[0] * 77777);
    signed _BitInt(17) b = (signed _BitInt(17))(d[1] * 5001);
    unsigned _BitInt(48) c = (unsigned _BitInt(48))(u64)a * 65535u;
    struct { unsigned x : 5; int y : 11; unsigned z : 16; } f = {(u32)d[2], d[3], (u32)d[4]};
    f.x += 9; f.y -= 700;
    d[0] = (int)(a * a); d[1] = (int)(b * (signed _BitInt(17))3); d[2] = (int)(c >> 13); d[3] = f.x * 1000 + f.y; d[4] = f.z;
}

typedef float float8 __attribute__((ext_vector_type(8)));
typedef int int16 __attribute__((ext_vector_type(16)));
typedef u8 uchar16 __attribute__((ext_vector_type(16)));

K void wide_vectors(words d) {
    int16 v = *(G int16 *)d, w = v * 3 - v.s7;
    float8 f = {1, 2, 3, 4, 5, 6, 7, 8};
    for (int i = 0; i < 8; i++) f[i] += d[i] / 2;
    f = f * f.s76543210 + 1.5f;
    uchar16 c = __builtin_convertvector(w, uchar16);
    c = (c << 1) ^ c.sfedcba9876543210;
    int16 m = w > v;
    *(G int16 *)d = __builtin_shufflevector(v, w, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23) + m;
    for (int i = 0; i < 8; i++) d[16 + i] = (int)f[i];
    for (int i = 0; i < 16; i++) d[24 + i] = c[i];
}

INLINE struct Pair swapped(struct Pair p) { return (struct Pair){p.b, p.a + 1}; }
INLINE struct Mixed made(int a, i64 b) { return (struct Mixed){(char)a, (short)(a * 3), a * 5, b, (float)a, {1, (u8)a, 3, 4, 5}}; }

K void aggregates_by_value(words d) {
    struct Pair p = {d[0], d[1]};
    for (int i = 0; i < 3; i++) p = swapped(p);
    struct Mixed m = made(d[2], (i64)d[3] << 20);
    d[0] = p.a; d[1] = p.b; d[2] = m.tag + m.small + m.word; d[3] = (int)(m.wide >> 10) + (int)m.real + m.bytes[1];
}

K void constant_tables(words d) {
    for (int i = 0; i < 8; i++) d[i] = table[d[i] & 7] * 10 + pairs[d[i] & 3].b + text[d[i] & 7];
    const int *p = d[8] & 1 ? table : &pairs[1].a;
    d[8] = p[d[9] & 3];
}

K void variables_in_loops(words d) {
    int sum = 0;
    for (int i = 0; i < 6; i++) {
        int own[4];
        for (int k = 0; k < 4; k++) own[k] = d[i + k] * (k + 1);
        int *p = own + (d[i] & 3);
        *p = 5;
        sum = sum * 7 + own[0] + own[1] + own[2] + own[3];
    }
    d[0] = sum;
}

K void dynamic_arrays(words d) {
    int grid[4][5] = {0}, stack[16], top = 0;
    for (int i = 0; i < 20; i++) grid[d[i] & 3][i % 5] += i * d[i];
    for (int i = 0; i < 16; i++) {
        if (d[i] & 1) stack[top++] = d[i];
        else if (top) d[i] = stack[--top];
    }
    int *flat = &grid[0][0];
    for (int i = 0; i < 20; i++) d[16 + i] = flat[(i * 7) % 20];
}

K void unions(words d) {
    union Bits u; u.real = (float)d[0] + 0.5f;
    d[0] = (int)u.word; u.bytes[3] ^= 0x80;
    d[1] = (int)(u.real * 2);
    u.halves[0] = (u16)d[2];
    d[2] = (int)u.word + u.bytes[1];
    double x = d[3] * 1.25; u64 bits; __builtin_memcpy(&bits, &x, 8);
    d[3] = (int)(bits >> 40); d[4] = (int)bits;
}

struct Node { struct Node *next; int value; };

K void pointers_in_memory(words d) {
    struct Node nodes[6];
    for (int i = 0; i < 6; i++) nodes[i] = (struct Node){i < 5 ? &nodes[(i + 2) % 6] : 0, d[i]};
    int *where[3] = {&nodes[0].value, &nodes[d[1] % 6u].value, &nodes[4].value};
    *where[d[2] % 3u] += 50;
    int sum = 0, steps = 0;
    for (struct Node *n = &nodes[1]; n && steps < 9; n = n->next, steps++) sum = sum * 5 + n->value;
    d[0] = sum; d[1] = *where[1];
}

INLINE int scaled(int *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i] *= 2; return s; }
INLINE void exchange(int *a, int *b) { int t = *a; *a = *b; *b = t; }

K void helpers_with_pointers(words d) {
    int a[8];
    for (int i = 0; i < 8; i++) a[i] = d[i];
    int s = scaled(a + 2, 4);
    exchange(&a[d[8] & 7], &a[d[9] & 7]);
    for (int i = 0; i < 8; i++) d[i] = a[i];
    d[8] = s;
}

INLINE int summed(words p, words end) { int s = 0; while (p < end) s += *p++; return s; }

K void global_pointers(words d) {
    words best = d;
    for (words p = d + 1; p != d + 16; ++p) if (*p > *best) best = p;
    d[20] = (int)(best - d);
    d[21] = summed(d + 2, d + 9);
    G struct Pair *pairs = (G struct Pair *)(d + 24);
    pairs[1] = pairs[d[0] & 3];
    G char *bytes = (G char *)d;
    bytes[3] = 7;
    *(G short *)(bytes + 6) = 300;
    words rows[2] = {d, d + 8};
    d[22] = rows[d[1] & 1][3];
}

K void assumptions(words d) {
    int x = d[0] & 7;
    __builtin_assume(x < 8);
    if (x > 7) __builtin_unreachable();
    switch (x & 3) {
    case 0: d[0] = 5; break;
    case 1: d[0] = 6; break;
    case 2: d[0] = 8; break;
    case 3: d[0] = 1; break;
    default: __builtin_unreachable();
    }
    if (__builtin_expect(d[1] > 1000, 0)) d[1] = 0;
    d[2] = __builtin_unpredictable(d[3] & 1) ? 4 : 9;
}

K void floats(words d) {
    float x = d[0] * 0.37f, y = d[1] - 3.5f;
    d[0] = (int)(__builtin_floorf(x) + __builtin_ceilf(y) * 100 + __builtin_truncf(x * y));
    d[1] = (int)__builtin_fmaf(x, y, 3.0f) + (int)__builtin_fabsf(y) * 10;
    d[2] = (int)__builtin_fminf(x, y) + (int)__builtin_fmaxf(x, y) * 100;
    d[3] = (int)__builtin_copysignf(x, y) + (int)__builtin_sqrtf(x + 16.0f);
    d[4] = __builtin_isnan(x) + 2 * __builtin_isinf(y / 0.0f) + 4 * __builtin_signbit(y);
    d[5] = (int)__builtin_rintf(x) + (int)__builtin_roundf(y) * 10;
    double z = d[6] * 1e3 + 0.5;
    d[6] = (int)z + (int)(float)(z / 7);
    d[7] = (int)((u32)(float)(u32)d[7] + (i64)(double)(i64)d[8]);
}

K void loops(words d) {
    int n = d[0] + 7, steps = 0;
    do { n = n & 1 ? 3 * n + 1 : n / 2; if (++steps > 100) goto out; } while (n != 1);
    for (int i = 0; i < 4; i++)
        for (int k = 0;; k++) {
            if (k == d[i + 1]) break;
            if (k > 20) goto out;
            if (k % 3 == 1) continue;
            steps += k;
        }
out:
    d[0] = steps;
}

K void chars_and_shorts(words d) {
    char c = (char)d[0]; short s = (short)(d[1] * 1000); u8 b = (u8)(c * 7); u16 h = (u16)(s + b);
    for (int i = 0; i < 5; i++) { c += (char)i * 31; s = (short)(s << 1 | c); b >>= 1; h *= 3; }
    d[0] = c; d[1] = s; d[2] = b; d[3] = h; d[4] = (c < s) + (b > h) * 2; d[5] = c / 3 + s % 7 + (b >> 1);
}

K void long_arithmetic(words d) {
    i64 a = (i64)d[0] * 123456789012345, b = d[1] + 3;
    d[0] = (int)(a / b); d[1] = (int)(a % b); d[2] = (int)((u64)a / (u64)b >> 32); d[3] = (int)(a >> (d[2] & 63));
    d[4] = (int)((u64)a * (u64)(a ^ b) >> 40); d[5] = a < b;
}

K void moved_ranges(words d) {
    int a[20];
    for (int i = 0; i < 20; i++) a[i] = d[i];
    __builtin_memmove(a + 2, a, 12 * sizeof(int));
    __builtin_memmove(a, a + 3, 9 * sizeof(int));
    __builtin_memset(a + 15, d[1] & 255, 3 * sizeof(int));
    struct Row { int of[20]; };
    *(G struct Row *)(d + 20) = *(struct Row *)a;
}

#ifdef HOST
#include <stdio.h>
#define SHAPES(X) X(struct_copies) X(byte_offsets) X(pointer_choices) X(booleans_in_memory) X(switch_tables) X(bit_builtins) \
    X(overflowing) X(saturating) X(wide_integers) X(odd_widths) X(wide_vectors) X(aggregates_by_value) X(constant_tables) \
    X(variables_in_loops) X(dynamic_arrays) X(unions) X(pointers_in_memory) X(helpers_with_pointers) X(global_pointers) \
    X(assumptions) X(floats) X(loops) X(chars_and_shorts) X(long_arithmetic) X(moved_ranges)
static int data[64] __attribute__((aligned(64)));
static void show(const char *name, void (*f)(int *)) {
    printf("%s", name);
    for (int seed = 1; seed <= 2; seed++) {
        u32 x = seed;
        for (int i = 0; i < 64; i++) { x = x * 1664525u + 1013904223u; data[i] = (int)(x >> 8) % 23; }
        f(data);
        for (int i = 0; i < 64; i++) printf(" %d", data[i]);
    }
    printf("\n");
}
int main(void) {
#define X(name) show(#name, name);
    SHAPES(X)
}
#endif
