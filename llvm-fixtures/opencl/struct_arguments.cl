// run: by_value 8 4 int[8] bytes=0100000002000000000020400300000000000000
// run: by_value_pair 8 8 float[16] bytes=0000803f00000040 bytes=000040400000a040
// run: union_argument 4 4 uint[8] bytes=000080bf00000000 int=1
// run: nested 4 4 int[64] bytes=010000000200000003000000040000000500000006000000070000000800000009000000
struct settings {
    int scale;
    int offset;
    float gain;
    struct { char kind; short level; } mode;
    int unused;
};
typedef struct { float x, y; } point;
union word { float f; uint u; uchar bytes[8]; };
struct inner { int values[3]; };
struct outer { struct inner rows[2]; int tail[3]; };

kernel void by_value(global int *out, struct settings s)
{
    size_t i = get_global_id(0);
    out[i] = out[i] * s.scale + s.offset + convert_int_rtz(s.gain * 4.0f) + s.mode.kind + s.mode.level;
}

kernel void by_value_pair(global point *out, point a, point b)
{
    size_t i = get_global_id(0);
    out[i].x = mix(a.x, b.x, 0.25f) + out[i].y;
    out[i].y = a.y * b.y;
}

kernel void union_argument(global uint *out, union word w, int index)
{
    size_t i = get_global_id(0);
    out[2 * i] = w.u + (uint)i;
    out[2 * i + 1] = w.bytes[(index + i) & 7] + (w.f < 0.0f);
}

static int total(struct inner *row)
{
    int sum = 0;
    for (int k = 0; k < 3; ++k)
        sum += row->values[k];
    return sum;
}

static struct inner scaled(struct inner row, int factor)
{
    for (int k = 0; k < 3; ++k)
        row.values[k] *= factor;
    return row;
}

kernel void nested(global int *out, struct outer value)
{
    size_t i = get_global_id(0);
    struct outer copy = value;
    copy.rows[1] = scaled(copy.rows[0], (int)i + 2);
    copy.rows[i & 1].values[i % 3] = out[i];
    out[i] = total(&copy.rows[0]) * 1000 + total(&copy.rows[1]) + copy.tail[i % 3];
}
