// Members that lie where clang packs them: numbers of 64 bits at multiples of 4.
struct Sample {
    uint number;
    double weight;
    int64_t values[2];
};
RWStructuredBuffer<Sample> samples : register(u0);
RWStructuredBuffer<uint> sizes : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint count, stride;
    Sample sample = samples[id.x];
    sample.weight = sample.weight * 2 + sample.number;
    sample.values[id.x & 1] += sample.number;
    samples[id.x] = sample;
    samples[id.x].number = (uint)sample.values[1];
    samples.GetDimensions(count, stride);
    sizes[id.x] = count;
}
