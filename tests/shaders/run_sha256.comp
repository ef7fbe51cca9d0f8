#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer D { uint m[16]; uint h[8]; };
uint rot(uint x, int n) { return x >> n | x << (32 - n); }
// The first bits of the fractions of roots of primes.
uint root_bits(uint p, bool cubic) {
    uint low = 0u, high = 0u;
    // The greatest x with x^2 or x^3 at most p * 2^64 or 2^96, bit by bit; numbers of 128 bits in four words.
    uint x_high = 0u, x_low = 0u;
    for (int bit = 35; bit >= 0; --bit) {
        uint c_high = x_high | (bit >= 32 ? 1u << (bit - 32) : 0u), c_low = x_low | (bit < 32 ? 1u << bit : 0u);
        uint v[4] = uint[](c_low, c_high, 0u, 0u);
        for (int k = 1; k < (cubic ? 3 : 2); ++k) {
            uint r[4] = uint[](0u, 0u, 0u, 0u);
            for (int i = 0; i < 4; ++i) {
                uint carry = 0u;
                for (int j = 0; i + j < 4; ++j) {
                    uint f = j == 0 ? c_low : j == 1 ? c_high : 0u, hi, lo, c;
                    umulExtended(v[i], f, hi, lo);
                    lo = uaddCarry(lo, carry, c);
                    hi += c;
                    r[i + j] = uaddCarry(r[i + j], lo, c);
                    carry = hi + c;
                }
            }
            v = r;
        }
        int top = cubic ? 3 : 2;
        bool fits = v[top] < p && (top == 3 || v[3] == 0u);
        if (fits) { x_high = c_high; x_low = c_low; }
    }
    return x_low;
}
void main() {
    uint k[64];
    uint s[8];
    uint n = 0u;
    for (uint p = 2u; n < 64u; ++p) {
        bool prime = true;
        for (uint q = 2u; q * q <= p; ++q) if (p % q == 0u) prime = false;
        if (!prime) continue;
        k[n] = root_bits(p, true);
        if (n < 8u) s[n] = root_bits(p, false);
        ++n;
    }
    uint w[64];
    for (int i = 0; i < 16; ++i) w[i] = m[i];
    for (int i = 16; i < 64; ++i) {
        uint a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + (rot(a, 7) ^ rot(a, 18) ^ a >> 3) + w[i - 7] + (rot(b, 17) ^ rot(b, 19) ^ b >> 10);
    }
    uint t[8] = s;
    for (int i = 0; i < 64; ++i) {
        uint x = t[7] + (rot(t[4], 6) ^ rot(t[4], 11) ^ rot(t[4], 25)) + ((t[4] & t[5]) ^ (~t[4] & t[6])) + k[i] + w[i];
        uint y = (rot(t[0], 2) ^ rot(t[0], 13) ^ rot(t[0], 22)) + ((t[0] & t[1]) ^ (t[0] & t[2]) ^ (t[1] & t[2]));
        for (int j = 7; j > 0; --j) t[j] = t[j - 1];
        t[4] += x;
        t[0] = x + y;
    }
    for (int i = 0; i < 8; ++i) h[i] = s[i] + t[i];
}
