#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer D { uint u[]; };
void main() {
    uint x = u[0]; int y = int(u[0]); uint c, h, l; int sh, sl;
    u[1] = bitfieldExtract(x, 4, 8); u[2] = uint(bitfieldExtract(y, 24, 8)); u[3] = bitfieldInsert(x, 0x5u, 8, 4); u[4] = bitfieldReverse(x); u[5] = uint(bitCount(x));
    u[6] = uaddCarry(x, 0x80000000u, c); u[7] = c; u[8] = usubBorrow(1u, x, c); u[9] = c; umulExtended(x, x, h, l); u[10] = h; u[11] = l; imulExtended(y, y, sh, sl); u[12] = uint(sh); u[13] = uint(sl);
    u[14] = x >> 28 | x << 4; u[15] = uint(y >> 28); u[16] = uint(y % 7); u[17] = x % 7u; u[18] = uint(abs(y)); u[19] = uint(clamp(y, -5, 5)); u[20] = min(x, 9u); u[21] = uint(max(y, -3));
}
