// run: vector_add 64 16 float[64] float[64] float[64] uint=60
// run: vector_add4 16 16 float[64] float[64] float[64]
kernel void vector_add(global const float *a, global const float *b, global float *sum, uint count)
{
    size_t i = get_global_id(0);
    if (i < count)
        sum[i] = a[i] + b[i];
}

kernel void vector_add4(global const float4 *restrict a, global const float4 *restrict b, global float4 *restrict sum)
{
    size_t i = get_global_id(0);
    sum[i] = a[i] + b[i];
}
