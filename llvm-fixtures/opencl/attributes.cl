// options: -cl-kernel-arg-info
// run: required_size 8x4 4x2 int[32]
// run: hinted_size 16 16 float[64]
// run: all_qualifiers 8 8 int[8] int[8] local[32] float[8]
__attribute__((reqd_work_group_size(4, 2, 1)))
kernel void required_size(global int *out)
{
    out[get_global_id(1) * 8 + get_global_id(0)] = get_local_size(0) * 100 + get_local_id(1);
}

__attribute__((work_group_size_hint(16, 1, 1), vec_type_hint(float4)))
kernel void hinted_size(global float4 *data)
{
    data[get_global_id(0)] *= 2.0f;
}

kernel __attribute__((vec_type_hint(uint)))
void all_qualifiers(global const volatile int *restrict a, constant int *b, local float *scratch, global float *restrict out)
{
    size_t i = get_local_id(0);
    scratch[i] = a[i] + b[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = scratch[7 - i];
}
