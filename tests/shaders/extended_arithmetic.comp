#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B { uint a, b, c, d, e; int f, g, h, i; uvec3 p, q, r; };
void main() {
    uint carry, borrow;
    c = uaddCarry(a, b, carry); d = carry;
    c += usubBorrow(a, b, borrow); e = borrow;
    umulExtended(a, b, d, e);
    imulExtended(f, g, h, i);
    r = uaddCarry(p, q, r);
}
