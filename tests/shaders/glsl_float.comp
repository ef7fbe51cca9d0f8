#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B { float x[64]; vec3 v[32]; };
void main() {
    float a = x[0], b = x[1], c = x[2];
    x[1] = round(a); x[2] = roundEven(a); x[3] = trunc(a); x[4] = abs(a); x[5] = sign(a); x[6] = floor(a); x[7] = ceil(a);
    x[8] = fract(a); x[9] = radians(a); x[10] = degrees(a); x[11] = sin(a); x[12] = cos(a); x[13] = tan(a); x[14] = asin(a);
    x[15] = acos(a); x[16] = atan(a); x[17] = sinh(a); x[18] = cosh(a); x[19] = tanh(a); x[20] = asinh(a); x[21] = acosh(a);
    x[22] = atanh(a); x[23] = atan(a, b); x[24] = pow(a, b); x[25] = exp(a); x[26] = log(a); x[27] = exp2(a); x[28] = log2(a);
    x[29] = sqrt(a); x[30] = inversesqrt(a); x[31] = min(a, b); x[32] = max(a, b); x[33] = clamp(a, b, c); x[34] = mix(a, b, c);
    x[35] = step(a, b); x[36] = smoothstep(a, b, c); x[37] = fma(a, b, c); x[38] = length(v[0]); x[39] = distance(v[0], v[1]);
    x[40] = dot(v[0], v[1]); x[41] = mod(a, b); x[42] = ldexp(a, 3);
    int e; x[43] = frexp(a, e); x[44] = float(e); float w; x[45] = modf(a, w); x[46] = w;
    x[47] = float(isnan(a)) + float(isinf(b));
    v[2] = cross(v[0], v[1]); v[3] = normalize(v[0]); v[4] = faceforward(v[0], v[1], v[2]); v[5] = reflect(v[0], v[1]);
    v[6] = refract(v[0], v[1], a); v[7] = mix(v[0], v[1], bvec3(true, false, a > b)); v[8] = mod(v[0], v[1]); v[9] = sign(v[0]);
    x[48] = uintBitsToFloat(floatBitsToUint(a) ^ 0x80000000u);
}
