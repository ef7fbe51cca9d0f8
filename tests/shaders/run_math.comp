#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer D { float x[]; };
void main() {
    float a = x[0], b = x[1]; vec3 v = vec3(x[2], x[3], x[4]), w = vec3(x[5], x[6], x[7]);
    x[8] = clamp(a, 0.0, 1.0); x[9] = mix(a, b, 0.25); x[10] = step(a, b); x[11] = smoothstep(0.0, 4.0, b); x[12] = length(v); x[13] = distance(v, w); x[14] = dot(v, w); vec3 c = cross(v, w); x[15] = c.x; x[16] = c.y; x[17] = c.z;
    x[18] = floor(a); x[19] = ceil(a); x[20] = trunc(a); x[21] = roundEven(a); x[22] = sign(a); x[23] = abs(a); x[24] = min(a, b); x[25] = max(a, b); x[26] = sqrt(b); x[27] = inversesqrt(b); x[28] = radians(180.0 * b); x[29] = degrees(b); x[30] = mod(a, b); x[31] = fma(a, b, 1.0); x[32] = exp2(b); x[33] = normalize(v).x;
}
