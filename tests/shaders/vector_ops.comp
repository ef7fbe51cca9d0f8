#version 450
layout(local_size_x = 1) in; layout(std430, binding = 0) buffer B { vec4 a; ivec4 b; uvec4 c; vec2 d; bool e; float f[4]; };
void main() { bvec4 x = lessThan(a, a.wzyx), y = equal(b, b.yxwz), z = notEqual(c, c.zwxy); e = any(x) || all(y) != all(not(z)) ^^ a == a.yxzw; a = mix(a, vec4(d, d), x); b = ivec4(a) << 2; c = uvec4(b) >> 1u; a.zx = d; a[b.x & 3] = 2.0; d = a.ww * vec2(c.xy); b %= 3; c = ~c & 7u | 1u; f[c.x & 3u] = -a.x; a = vec4(greaterThanEqual(a, vec4(0.5))); b -= ivec4(1); a = a / d.xyxy; c = uvec4(d.xxyy); d++; --b; }
