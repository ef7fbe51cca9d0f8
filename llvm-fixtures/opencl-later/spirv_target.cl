// cl: CL3.0
// options: -triple spirv64-unknown-unknown
// The target that writes SPIR-V directly.
kernel void scaled(global float *data, float factor, local float *scratch)
{
    size_t lane = get_local_id(0);
    scratch[lane] = data[get_global_id(0)] * factor;
    barrier(CLK_LOCAL_MEM_FENCE);
    data[get_global_id(0)] = scratch[get_local_size(0) - 1 - lane];
}
