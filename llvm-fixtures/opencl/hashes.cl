// run: murmur_finish 32 8 uint[32] uint[32]
// run: fnv 8 8 uchar[64] ulong[8] uint=8
// run: sha256_rounds 4 4 uint[64] uint[32]
// run: crc32 8 4 uchar[64] uint[8]
constant uint round_constants[16] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174};
constant uint crc_nibbles[16] = {
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};

kernel void murmur_finish(global const uint *in, global uint *out)
{
    size_t i = get_global_id(0);
    uint k = in[i] * 0xcc9e2d51u;
    k = rotate(k, 15u) * 0x1b873593u;
    uint h = rotate(42u ^ k, 13u) * 5 + 0xe6546b64u;
    h ^= 4;
    h ^= h >> 16;
    h *= 0x85ebca6bu;
    h ^= h >> 13;
    h *= 0xc2b2ae35u;
    out[i] = h ^ (h >> 16);
}

kernel void fnv(global const uchar *in, global ulong *out, uint length)
{
    size_t i = get_global_id(0);
    global const uchar *p = in + i * length, *end = p + length;
    ulong h = 0xcbf29ce484222325UL;
    while (p != end) {
        h ^= *p++;
        h *= 0x100000001b3UL;
    }
    out[i] = h;
}

kernel void sha256_rounds(global const uint *in, global uint *out)
{
    size_t i = get_global_id(0);
    uint s[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    for (int t = 0; t < 16; ++t) {
        uint big1 = rotate(s[4], 26u) ^ rotate(s[4], 21u) ^ rotate(s[4], 7u);
        uint choice = bitselect(s[6], s[5], s[4]);
        uint first = s[7] + big1 + choice + round_constants[t] + in[i * 16 + t];
        uint big0 = rotate(s[0], 30u) ^ rotate(s[0], 19u) ^ rotate(s[0], 10u);
        uint majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
        for (int k = 7; k > 0; --k)
            s[k] = s[k - 1];
        s[4] += first;
        s[0] = first + big0 + majority;
    }
    for (int k = 0; k < 8; ++k)
        out[i * 8 + k] = s[k];
}

kernel void crc32(global const uchar *in, global uint *out)
{
    size_t i = get_global_id(0);
    uint crc = ~0u;
    for (int k = 0; k < 8; ++k) {
        crc ^= in[i * 8 + k];
        crc = crc_nibbles[crc & 15] ^ (crc >> 4);
        crc = crc_nibbles[crc & 15] ^ (crc >> 4);
    }
    out[i] = ~crc;
}
