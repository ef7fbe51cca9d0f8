typedef struct {
    char small;
    int number;
    short list[3];
    float2 pair;
    long wide;
} Parameters;
kernel void by_value(global long *out, Parameters given, uchar byte, short half_word, float3 vector, uchar3 bytes) {
    size_t i = get_global_id(0);
    long sum = given.small + given.number + given.list[i % 3] + (long)given.pair.y + given.wide;
    out[i] = sum + byte * 2 + half_word + (long)vector.z + bytes.y;
}
