#version 450
layout(local_size_x = 1) in; layout(std430, binding = 0) buffer B { float f; int i; uint u; double d; vec3 v; ivec3 iv; uvec3 uv; dvec3 dv; bool b; };
void main() { i = int(f); u = uint(f); f = float(i) + float(u); d = double(f); f = float(d); i = int(d); u = uint(i); b = bool(i); f += float(b); i += int(b); iv = ivec3(v); uv = uvec3(iv); v = vec3(uv); dv = dvec3(v); v = vec3(dv); b = bool(f) && bool(u); u = floatBitsToUint(f); i = floatBitsToInt(f); v = intBitsToFloat(iv); iv = ivec3(bvec3(v)); }
