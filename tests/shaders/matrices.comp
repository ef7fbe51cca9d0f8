#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer B {
    mat4 a; mat3 b; mat2 c; mat4x3 d; mat3x4 e; vec4 v4; vec3 v3; float f;
    layout(row_major) mat4 ra; layout(row_major) mat3 rb; layout(row_major) mat2x3 rc;
};
void main() {
    a = a * ra; b = transpose(b) * inverse(rb); c = c * f; v4 = a * v4; v3 = v3 * b; d = transpose(e);
    f = determinant(a) + determinant(b) + determinant(c); e = outerProduct(v4, v3); a[2] = v4; a[1][3] = f; ra[1] = v4;
    rb[2][1] = f; a = matrixCompMult(a, ra); a += ra; a -= mat4(1.0); c = -c; a = mat4(b); rc = mat2x3(v3, v3); v4 = ra[3]; c = inverse(c); a = f / a;
}
