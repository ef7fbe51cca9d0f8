// Hashes, ciphers, numbers, words.


kernel void crc(global const uchar *bytes, global uint *out, uint count) {
  uint i = get_global_id(0), crc = ~0u;
  for (uint k = 0; k < count; k++) {
    crc ^= bytes[i * count + k];
    for (int bit = 0; bit < 8; bit++)
      crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
  }
  out[i] = ~crc;
}

constant uint rounds[64] = {
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

// SHA-256 of four bytes for each work-item.
kernel void sha256(global const uint *in, global uint *out) {
  uint w[64], s[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}, old[8];
  for (int k = 0; k < 16; k++)
    w[k] = 0;
  w[0] = in[get_global_id(0)];
  w[1] = 0x80000000;
  w[15] = 32;
  for (int k = 16; k < 64; k++) {
    uint a = w[k - 15], b = w[k - 2];
    w[k] = w[k - 16] + (rotate(a, 25u) ^ rotate(a, 14u) ^ a >> 3) + w[k - 7] + (rotate(b, 15u) ^ rotate(b, 13u) ^ b >> 10);
  }
  for (int k = 0; k < 8; k++)
    old[k] = s[k];
  for (int k = 0; k < 64; k++) {
    uint e = s[4], a = s[0];
    uint t = s[7] + (rotate(e, 26u) ^ rotate(e, 21u) ^ rotate(e, 7u)) + bitselect(s[6], s[5], e) + rounds[k] + w[k];
    uint u = (rotate(a, 30u) ^ rotate(a, 19u) ^ rotate(a, 10u)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
    for (int n = 7; n > 0; n--)
      s[n] = s[n - 1];
    s[4] += t;
    s[0] = t + u;
  }
  for (int k = 0; k < 8; k++)
    out[get_global_id(0) * 8 + k] = s[k] + old[k];
}

kernel void xtea(global uint2 *blocks, uint4 key) {
  uint k[4] = {key.x, key.y, key.z, key.w}, sum = 0;
  uint2 v = blocks[get_global_id(0)];
  for (int n = 0; n < 32; n++) {
    v.x += ((v.y << 4 ^ v.y >> 5) + v.y) ^ (sum + k[sum & 3]);
    sum += 0x9e3779b9;
    v.y += ((v.x << 4 ^ v.x >> 5) + v.x) ^ (sum + k[sum >> 11 & 3]);
  }
  blocks[get_global_id(0)] = v;
}

kernel void random_numbers(global uint *states, uint steps) {
  uint x = states[get_global_id(0)];
  for (uint n = 0; n < steps; n++) {
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
  }
  states[get_global_id(0)] = x;
}

kernel void collatz(global uint *steps) {
  ulong n = get_global_id(0) + 1;
  uint count = 0;
  for (; n != 1; count++)
    n = n & 1 ? 3 * n + 1 : n / 2;
  steps[get_global_id(0)] = count;
}

// Each prime below 16 marks its multiples; marks may meet, so they are atomic.
kernel void sieve(global volatile int *marks, int count) {
  int prime = get_global_id(0) + 2;
  for (int n = prime * prime; n < count; n += prime)
    atomic_xchg(&marks[n], 1);
}

kernel void common_divisors(global const uint *a, global const uint *b, global uint *out) {
  uint x = a[get_global_id(0)] + 1, y = b[get_global_id(0)] + 1;
  while (y != 0) {
    uint rest = x % y;
    x = y;
    y = rest;
  }
  out[get_global_id(0)] = x;
}

// Placements of seven queens with the first one in the work-item's column.
kernel void queens(global uint *out) {
  uint columns[7], row = 1, count = 0;
  columns[0] = get_global_id(0);
  columns[1] = 0;
  while (row > 0) {
    bool free = columns[row] < 7;
    for (uint k = 0; k < row && free; k++)
      free = columns[k] != columns[row] && abs_diff(columns[k], columns[row]) != row - k;
    if (free && row == 6)
      count++;
    if (free && row < 6) {
      columns[++row] = 0;
      continue;
    }
    while (row > 0 && ++columns[row] > 6)
      row--;
  }
  out[get_global_id(0)] = count;
}

// The edit distance of two words of 15 letters, by diagonals.
kernel void distance_of_words(global const uchar *a, global const uchar *b, global uint *out, local uint *table) {
  uint t = get_local_id(0);
  table[t] = table[t * 16] = t;
  for (uint diagonal = 2; diagonal <= 30; diagonal++) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t >= 1 && t < diagonal && diagonal - t <= 15) {
      uint u = diagonal - t, same = a[t - 1] == b[u - 1];
      table[t * 16 + u] = min(table[(t - 1) * 16 + u - 1] + 1 - same, min(table[(t - 1) * 16 + u], table[t * 16 + u - 1]) + 1);
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t == 0)
    *out = table[255];
}

kernel void bits(global const uint *in, global uint4 *out) {
  uint x = in[get_global_id(0)];
  out[get_global_id(0)] = (uint4)(popcount(x), clz(x), mul_hi(x, x), rotate(x, 7u));
}
