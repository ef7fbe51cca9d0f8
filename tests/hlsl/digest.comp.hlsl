StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u1);
static const uint k[4] = { 0x5A827999u, 0x6ED9EBA1u, 0x8F1BBCDCu, 0xCA62C1D6u };
uint rotl(uint x, uint n) { return (x << n) | (x >> (32 - n)); }
[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint w[80];
    for (uint i = 0; i < 16; i++) w[i] = In[id.x * 16 + i];
    for (uint t = 16; t < 80; t++) w[t] = rotl(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1);
    uint a = 0x67452301u, b = 0xEFCDAB89u, c = 0x98BADCFEu, d = 0x10325476u, e = 0xC3D2E1F0u;
    for (uint r = 0; r < 80; r++) {
        uint f;
        if (r < 20) f = (b & c) | (~b & d);
        else if (r < 40) f = b ^ c ^ d;
        else if (r < 60) f = (b & c) | (b & d) | (c & d);
        else f = b ^ c ^ d;
        uint next = rotl(a, 5) + f + e + k[r / 20] + w[r];
        e = d; d = c; c = rotl(b, 30); b = a; a = next;
    }
    Out[id.x * 5 + 0] = a + 0x67452301u;
    Out[id.x * 5 + 1] = b + 0xEFCDAB89u;
    Out[id.x * 5 + 2] = c + 0x98BADCFEu;
    Out[id.x * 5 + 3] = d + 0x10325476u;
    Out[id.x * 5 + 4] = e + 0xC3D2E1F0u;
}
