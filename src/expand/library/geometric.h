// Geometric functions of 1 to 4 components, determinants and inverses, packing.

INTERNAL double dot(double a, double b) { return a * b; }
INTERNAL double dot(double2 a, double2 b) { return a.x * b.x + a.y * b.y; }
INTERNAL double dot(double3 a, double3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
INTERNAL double dot(double4 a, double4 b) { return (a.x * b.x + a.y * b.y) + (a.z * b.z + a.w * b.w); }
INTERNAL double greatest(double v) { return magnitude(v); }
INTERNAL double greatest(double2 v) { return greater(magnitude(v.x), magnitude(v.y)); }
INTERNAL double greatest(double3 v) { return greater(greatest(v.xy), magnitude(v.z)); }
INTERNAL double greatest(double4 v) { return greater(greatest(v.xy), greatest(v.zw)); }

// The exponent by which components are scaled so that their squares neither overflow nor vanish.
#define LENGTH(V)                                                                        \
    INTERNAL double length(V v) {                                                        \
        double most = greatest(v);                                                       \
        if (!(most > 0.0 && most < INFINITY_64))                                         \
            return dot(v, v) == 0.0 ? most : is_infinite(most) ? most : square_root(dot(v, v)); \
        if (most > 0x1p-400 && most < 0x1p400)                                           \
            return square_root(dot(v, v));                                               \
        int k = exponent_of(most);                                                       \
        V u = v * scaled(1.0, -k / 2) * scaled(1.0, -k - -k / 2);                        \
        return scaled(square_root(dot(u, u)), k);                                        \
    }                                                                                    \
    INTERNAL V normalized(V v) {                                                         \
        double most = greatest(v);                                                       \
        if (!(most > 0.0))                                                               \
            return v;                                                                    \
        if (!(most > 0x1p-400 && most < 0x1p400) && most < INFINITY_64) {                \
            int k = exponent_of(most);                                                   \
            v = v * scaled(1.0, -k / 2) * scaled(1.0, -k - -k / 2);                      \
        }                                                                                \
        return v / length(v);                                                            \
    }
LENGTH(double)
LENGTH(double2)
LENGTH(double3)
LENGTH(double4)

#define GEOMETRIC(V, suffix)                                                                          \
    double DEFINE(length_##suffix)(V v) { return length(v); }                                          \
    double DEFINE(distance_##suffix)(V a, V b) { return length(a - b); }                               \
    V DEFINE(normalize_##suffix)(V v) { return normalized(v); }                                        \
    V DEFINE(faceforward_##suffix)(V n, V i, V reference) { return dot(reference, i) < 0.0 ? n : -n; } \
    V DEFINE(reflect_##suffix)(V i, V n) { return i - 2.0 * dot(n, i) * n; }                           \
    V DEFINE(refract_##suffix)(V i, V n, double eta) {                                                 \
        double d = dot(n, i), k = 1.0 - eta * eta * (1.0 - d * d);                                     \
        return k < 0.0 ? (V)0.0 : eta * i - (eta * d + square_root(k)) * n;                            \
    }
GEOMETRIC(double, f64)
GEOMETRIC(double2, v2f64)
GEOMETRIC(double3, v3f64)
GEOMETRIC(double4, v4f64)

INTERNAL double3 across(double3 a, double3 b) { return a.yzx * b.zxy - a.zxy * b.yzx; }
double3 DEFINE(cross_v3f64)(double3 a, double3 b) { return across(a, b); }
double4 DEFINE(cross_v4f64)(double4 a, double4 b) { return (double4)(across(a.xyz, b.xyz), 0.0); }

INTERNAL double volume(double3 a, double3 b, double3 c) { return dot(a, across(b, c)); }
INTERNAL double hypervolume(double4 a, double4 b, double4 c, double4 d) {
    return (a.x * volume(b.yzw, c.yzw, d.yzw) - b.x * volume(a.yzw, c.yzw, d.yzw)) +
           (c.x * volume(a.yzw, b.yzw, d.yzw) - d.x * volume(a.yzw, b.yzw, c.yzw));
}
INTERNAL double3 unit_3(int i) { return (double3)(i == 0 ? 1.0 : 0.0, i == 1 ? 1.0 : 0.0, i == 2 ? 1.0 : 0.0); }
INTERNAL double4 unit_4(int i) { return (double4)(unit_3(i), i == 3 ? 1.0 : 0.0); }

// Matrices come column by column; of an inverse one column is computed at a time.
INTERNAL double area(double2 a, double2 b) { return a.x * b.y - b.x * a.y; }
double DEFINE(determinant_v2f64)(double2 a, double2 b) { return area(a, b); }
double DEFINE(determinant_v3f64)(double3 a, double3 b, double3 c) { return volume(a, b, c); }
double DEFINE(determinant_v4f64)(double4 a, double4 b, double4 c, double4 d) { return hypervolume(a, b, c, d); }
double2 DEFINE(inverse_v2f64)(int column, double2 a, double2 b) {
    return (column == 0 ? (double2)(b.y, -a.y) : (double2)(-b.x, a.x)) / area(a, b);
}
double3 DEFINE(inverse_v3f64)(int column, double3 a, double3 b, double3 c) {
    double3 e = unit_3(column);
    return (double3)(volume(e, b, c), volume(a, e, c), volume(a, b, e)) / volume(a, b, c);
}
double4 DEFINE(inverse_v4f64)(int column, double4 a, double4 b, double4 c, double4 d) {
    double4 e = unit_4(column);
    double4 r = (double4)(hypervolume(e, b, c, d), hypervolume(a, e, c, d), hypervolume(a, b, e, d), hypervolume(a, b, c, e));
    return r / hypervolume(a, b, c, d);
}

INTERNAL uint packed(float x, double low, double scale, uint mask) {
    return (uint)(int)nearest(lesser(greater((double)x, low), 1.0) * scale) & mask;
}
INTERNAL float unpacked(int x, double scale) { return (float)greater((double)x / scale, -1.0); }
// The bits of a number of 16 bits: to the nearest, towards zero, up or down, as SPIR-V numbers the modes. Written out, since code generators
// call a library for it where the processor has no such conversion.
INTERNAL uint to_half(double x, int mode) {
    uint sign = is_negative(x) ? 0x8000 : 0;
    double a = magnitude(x);
    if (is_nan(x))
        return sign | 0x7e00;
    if (a == INFINITY_64)
        return sign | 0x7c00;
    int exponent = exponent_of(a) - 1;
    exponent = a == 0.0 || exponent < -14 ? -14 : exponent;
    // In units of the last place: the implicit bit adds one to the field of the exponent.
    double units = exponent > 20 ? 0x1p31 : scaled(a, 10 - exponent);
    bool away = mode == 2 ? sign == 0 : mode == 3 ? sign != 0 : false;
    double rounded = mode == 0 ? nearest(units) : away ? above(units) : whole(units);
    uint bits = exponent > 20 ? 0x7c00 : (uint)rounded + ((uint)(exponent + 14) << 10);
    return sign | (bits < 0x7c00 ? bits : mode == 0 || away ? 0x7c00 : 0x7bff);
}
INTERNAL float from_half(uint h) {
    uint sign = (h & 0x8000) << 16, exponent = h >> 10 & 31, fraction = h & 0x3ff;
    if (exponent == 31)
        return __builtin_astype(sign | 0x7f800000 | fraction << 13, float);
    float f = exponent == 0 ? (float)fraction * 0x1p-24f : __builtin_astype((exponent + 112) << 23 | fraction << 13, float);
    return __builtin_astype(__builtin_astype(f, uint) | sign, float);
}
uint DEFINE(pack_snorm4x8_v4f32)(float4 v) {
    return packed(v.x, -1.0, 127.0, 255) | packed(v.y, -1.0, 127.0, 255) << 8 | packed(v.z, -1.0, 127.0, 255) << 16 | packed(v.w, -1.0, 127.0, 255) << 24;
}
uint DEFINE(pack_unorm4x8_v4f32)(float4 v) {
    return packed(v.x, 0.0, 255.0, 255) | packed(v.y, 0.0, 255.0, 255) << 8 | packed(v.z, 0.0, 255.0, 255) << 16 | packed(v.w, 0.0, 255.0, 255) << 24;
}
uint DEFINE(pack_snorm2x16_v2f32)(float2 v) { return packed(v.x, -1.0, 32767.0, 65535) | packed(v.y, -1.0, 32767.0, 65535) << 16; }
uint DEFINE(pack_unorm2x16_v2f32)(float2 v) { return packed(v.x, 0.0, 65535.0, 65535) | packed(v.y, 0.0, 65535.0, 65535) << 16; }
uint DEFINE(pack_half2x16_v2f32)(float2 v) { return to_half(v.x, 0) | to_half(v.y, 0) << 16; }
double DEFINE(pack_double2x32_v2i32)(uint2 v) { return as_number((ulong)v.y << 32 | v.x); }
float4 DEFINE(unpack_snorm4x8_i32)(uint p) {
    return (float4)(unpacked((char)p, 127.0), unpacked((char)(p >> 8), 127.0), unpacked((char)(p >> 16), 127.0), unpacked((char)(p >> 24), 127.0));
}
float4 DEFINE(unpack_unorm4x8_i32)(uint p) {
    return (float4)(unpacked(p & 255, 255.0), unpacked(p >> 8 & 255, 255.0), unpacked(p >> 16 & 255, 255.0), unpacked(p >> 24, 255.0));
}
float2 DEFINE(unpack_snorm2x16_i32)(uint p) { return (float2)(unpacked((short)p, 32767.0), unpacked((short)(p >> 16), 32767.0)); }
float2 DEFINE(unpack_unorm2x16_i32)(uint p) { return (float2)(unpacked(p & 65535, 65535.0), unpacked(p >> 16, 65535.0)); }
float2 DEFINE(unpack_half2x16_i32)(uint p) { return (float2)(from_half(p & 65535), from_half(p >> 16)); }
uint2 DEFINE(unpack_double2x32_f64)(double x) { return (uint2)((uint)as_bits(x), (uint)(as_bits(x) >> 32)); }
ushort DEFINE(half_bits_f64)(double x, int mode) { return (ushort)to_half(x, mode); }
float DEFINE(number_of_half_i16)(ushort h) { return from_half(h); }
