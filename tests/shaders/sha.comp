#version 450
layout(local_size_x = 1) in; layout(std430, binding = 0) buffer D { uint m[16]; uint h[8]; }; const uint K[8] = uint[](0x428a2f98u, 0x71374491u, 0xb5c0fbcfu, 0xe9b5dba5u, 0x3956c25bu, 0x59f111f1u, 0x923f82a4u, 0xab1c5ed5u);
uint rotr(uint x, int n) { return x >> n | x << (32 - n); }
void main() { uint w[16] = m, s[8] = h; for (int i = 0; i < 64; ++i) { if (i >= 16) { uint a = w[(i + 1) & 15], b = w[(i + 14) & 15]; w[i & 15] += (rotr(a, 7) ^ rotr(a, 18) ^ a >> 3) + w[(i + 9) & 15] + (rotr(b, 17) ^ rotr(b, 19) ^ b >> 10); }
 uint t1 = s[7] + (rotr(s[4], 6) ^ rotr(s[4], 11) ^ rotr(s[4], 25)) + (s[4] & s[5] ^ ~s[4] & s[6]) + K[i & 7] + w[i & 15], t2 = (rotr(s[0], 2) ^ rotr(s[0], 13) ^ rotr(s[0], 22)) + (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]); for (int j = 7; j > 0; --j) s[j] = s[j - 1]; s[4] += t1; s[0] = t1 + t2; } for (int j = 0; j < 8; ++j) h[j] += s[j]; }
