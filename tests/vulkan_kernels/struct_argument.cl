typedef struct { float4 color; int flags[3]; struct { short a; char b; } in; double weight; } Params;
kernel void struct_argument(global float *out, Params p, float8 v, uchar3 c) {
    size_t i = get_global_id(0);
    out[i] = p.color[i & 3] + p.flags[i % 3] + p.in.a * 10 + p.in.b + (float)p.weight + v[i & 7] + c.z;
}
