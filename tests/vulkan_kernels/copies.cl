typedef struct __attribute__((packed)) {
    uchar tag;
    int number;
    short last;
} Packed;
typedef struct {
    float a[6];
    int b;
} Record;
kernel void copies(global const Packed *in, global Packed *out, global Record *records) {
    size_t i = get_global_id(0);
    Packed own = in[i];
    own.number += own.tag;
    own.last = -own.last;
    out[i] = own;
    Record record = records[0];
    record.a[i % 6] = i;
    record.b += record.a[(i + 1) % 6];
    records[i + 1] = record;
}
