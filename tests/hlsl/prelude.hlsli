// Names of HLSL that the compiler leaves to a header.
typedef unsigned int uint;
#define VECTORS(T)              \
    typedef vector<T, 2> T##2;  \
    typedef vector<T, 3> T##3;  \
    typedef vector<T, 4> T##4;
VECTORS(float)
VECTORS(int)
VECTORS(uint)
VECTORS(bool)
typedef matrix<float, 2, 2> float2x2;
typedef matrix<float, 3, 3> float3x3;
typedef matrix<float, 4, 4> float4x4;
#define ALIAS(NAME) __attribute__((clang_builtin_alias(NAME)))
#define UNARY(NAME, BUILTIN)        \
    ALIAS(BUILTIN) float NAME(float);   \
    ALIAS(BUILTIN) float2 NAME(float2); \
    ALIAS(BUILTIN) float3 NAME(float3); \
    ALIAS(BUILTIN) float4 NAME(float4);
UNARY(sin, __builtin_elementwise_sin)
UNARY(cos, __builtin_elementwise_cos)
UNARY(sqrt, __builtin_elementwise_sqrt)
UNARY(exp2, __builtin_elementwise_exp2)
UNARY(log2, __builtin_elementwise_log2)
UNARY(floor, __builtin_elementwise_floor)
UNARY(round, __builtin_elementwise_roundeven)
UNARY(rsqrt, __builtin_hlsl_elementwise_rsqrt)
UNARY(frac, __builtin_hlsl_elementwise_frac)
UNARY(saturate, __builtin_hlsl_elementwise_saturate)
UNARY(degrees, __builtin_hlsl_elementwise_degrees)
UNARY(radians, __builtin_hlsl_elementwise_radians)
UNARY(normalize, __builtin_hlsl_normalize)
UNARY(ddx, __builtin_hlsl_elementwise_ddx_coarse)
UNARY(ddy, __builtin_hlsl_elementwise_ddy_fine)
#define BINARY(NAME, BUILTIN, T)  \
    ALIAS(BUILTIN) T NAME(T, T);
#define BINARIES(NAME, BUILTIN)       \
    BINARY(NAME, BUILTIN, float)      \
    BINARY(NAME, BUILTIN, float2)     \
    BINARY(NAME, BUILTIN, float3)     \
    BINARY(NAME, BUILTIN, float4)     \
    BINARY(NAME, BUILTIN, int)        \
    BINARY(NAME, BUILTIN, uint)
BINARIES(min, __builtin_elementwise_min)
BINARIES(max, __builtin_elementwise_max)
ALIAS(__builtin_elementwise_pow) float pow(float, float);
ALIAS(__builtin_elementwise_abs) float abs(float);
ALIAS(__builtin_elementwise_abs) float3 abs(float3);
ALIAS(__builtin_elementwise_abs) int abs(int);
ALIAS(__builtin_hlsl_step) float step(float, float);
ALIAS(__builtin_hlsl_lerp) float lerp(float, float, float);
ALIAS(__builtin_hlsl_lerp) float3 lerp(float3, float3, float3);
ALIAS(__builtin_hlsl_elementwise_clamp) float clamp(float, float, float);
ALIAS(__builtin_hlsl_elementwise_clamp) int clamp(int, int, int);
ALIAS(__builtin_hlsl_elementwise_clamp) uint clamp(uint, uint, uint);
ALIAS(__builtin_hlsl_dot) float dot(float2, float2);
ALIAS(__builtin_hlsl_dot) float dot(float3, float3);
ALIAS(__builtin_hlsl_dot) float dot(float4, float4);
ALIAS(__builtin_hlsl_dot) int dot(int3, int3);
ALIAS(__builtin_hlsl_dot) uint dot(uint4, uint4);
ALIAS(__builtin_hlsl_crossf32) float3 cross(float3, float3);
ALIAS(__builtin_hlsl_elementwise_sign) int sign(float);
ALIAS(__builtin_hlsl_elementwise_sign) int sign(int);
ALIAS(__builtin_hlsl_elementwise_firstbithigh) uint firstbithigh(uint);
ALIAS(__builtin_hlsl_elementwise_firstbithigh) uint firstbithigh(int);
ALIAS(__builtin_hlsl_elementwise_firstbitlow) uint firstbitlow(uint);
ALIAS(__builtin_elementwise_popcount) uint countbits(uint);
ALIAS(__builtin_elementwise_bitreverse) uint reversebits(uint);
ALIAS(__builtin_hlsl_elementwise_f16tof32) float f16tof32(uint);
ALIAS(__builtin_hlsl_elementwise_isnan) bool isnan(float);
ALIAS(__builtin_hlsl_elementwise_isinf) bool isinf(float);
ALIAS(__builtin_hlsl_all) bool all(bool3);
ALIAS(__builtin_hlsl_all) bool all(int2);
ALIAS(__builtin_hlsl_any) bool any(float4);
ALIAS(__builtin_hlsl_any) bool any(bool2);
ALIAS(__builtin_hlsl_dot4add_i8packed) int dot4add_i8packed(uint, uint, int);
ALIAS(__builtin_hlsl_dot4add_u8packed) uint dot4add_u8packed(uint, uint, uint);
ALIAS(__builtin_hlsl_elementwise_clip) void clip(float);
ALIAS(__builtin_hlsl_wave_active_all_true) bool WaveActiveAllTrue(bool);
ALIAS(__builtin_hlsl_wave_active_any_true) bool WaveActiveAnyTrue(bool);
ALIAS(__builtin_hlsl_wave_active_ballot) uint4 WaveActiveBallot(bool);
ALIAS(__builtin_hlsl_wave_active_count_bits) uint WaveActiveCountBits(bool);
ALIAS(__builtin_hlsl_wave_is_first_lane) bool WaveIsFirstLane();
ALIAS(__builtin_hlsl_wave_get_lane_index) uint WaveGetLaneIndex();
ALIAS(__builtin_hlsl_wave_get_lane_count) uint WaveGetLaneCount();
#define WAVE(NAME, BUILTIN, T) ALIAS(BUILTIN) T NAME(T);
#define WAVES(NAME, BUILTIN) WAVE(NAME, BUILTIN, float) WAVE(NAME, BUILTIN, int) WAVE(NAME, BUILTIN, uint) WAVE(NAME, BUILTIN, float2)
WAVES(WaveActiveSum, __builtin_hlsl_wave_active_sum)
WAVES(WaveActiveMax, __builtin_hlsl_wave_active_max)
WAVES(WaveActiveMin, __builtin_hlsl_wave_active_min)
ALIAS(__builtin_hlsl_wave_read_lane_at) float WaveReadLaneAt(float, uint);
ALIAS(__builtin_hlsl_wave_read_lane_at) uint WaveReadLaneAt(uint, uint);
ALIAS(__builtin_hlsl_group_memory_barrier_with_group_sync) void GroupMemoryBarrierWithGroupSync();
ALIAS(__builtin_hlsl_resource_nonuniformindex) uint NonUniformResourceIndex(uint);
typedef long long int64_t;
typedef unsigned long long uint64_t;
UNARY(acos, __builtin_elementwise_acos)
UNARY(asin, __builtin_elementwise_asin)
UNARY(atan, __builtin_elementwise_atan)
UNARY(cosh, __builtin_elementwise_cosh)
UNARY(sinh, __builtin_elementwise_sinh)
UNARY(tan, __builtin_elementwise_tan)
UNARY(tanh, __builtin_elementwise_tanh)
UNARY(ceil, __builtin_elementwise_ceil)
UNARY(trunc, __builtin_elementwise_trunc)
UNARY(exp, __builtin_elementwise_exp)
UNARY(log, __builtin_elementwise_log)
UNARY(log10, __builtin_elementwise_log10)
UNARY(rcp, __builtin_hlsl_elementwise_rcp)
UNARY(ddx_fine, __builtin_hlsl_elementwise_ddx_fine)
ALIAS(__builtin_elementwise_atan2) float atan2(float, float);
ALIAS(__builtin_elementwise_pow) float3 pow(float3, float3);
ALIAS(__builtin_hlsl_mad) float mad(float, float, float);
ALIAS(__builtin_hlsl_lerp) float4 lerp(float4, float4, float4);
ALIAS(__builtin_elementwise_min) int64_t min(int64_t, int64_t);
ALIAS(__builtin_elementwise_min) uint64_t min(uint64_t, uint64_t);
ALIAS(__builtin_elementwise_max) int64_t max(int64_t, int64_t);
ALIAS(__builtin_elementwise_popcount) uint4 countbits(uint4);
ALIAS(__builtin_hlsl_elementwise_firstbithigh) uint4 firstbithigh(uint4);
ALIAS(__builtin_hlsl_elementwise_firstbitlow) uint4 firstbitlow(uint4);
ALIAS(__builtin_elementwise_bitreverse) uint4 reversebits(uint4);
ALIAS(__builtin_hlsl_adduint64) uint2 AddUint64(uint2, uint2);
ALIAS(__builtin_hlsl_all) bool all(bool2);
inline float length(float3 x) { return __builtin_spirv_length(x); }
inline float distance(float3 x, float3 y) { return __builtin_spirv_distance(x, y); }
inline float3 reflect(float3 x, float3 n) { return __builtin_spirv_reflect(x, n); }
inline float3 refract(float3 x, float3 n, float eta) { return __builtin_spirv_refract(x, n, eta); }
inline float3 faceforward(float3 n, float3 x, float3 of) { return __builtin_spirv_faceforward(n, x, of); }
inline float smoothstep(float from, float to, float x) { return __builtin_spirv_smoothstep(from, to, x); }
inline float fwidth(float x) { return __builtin_spirv_fwidth(x); }
inline float fmod(float x, float y) { return __builtin_elementwise_fmod(x, y); }
inline uint asuint(float x) { return __builtin_bit_cast(uint, x); }
