// run: histogram_global 64 16 uchar[64] zero[1024]
// run: histogram_local 64 16 uchar[64] zero[64] 
// run: histogram_range 64 16 uint[64] zero[64] int[2]
kernel void histogram_global(global const uchar *in, global uint *bins)
{
    atomic_inc(&bins[in[get_global_id(0)]]);
}

kernel void histogram_local(global const uchar *in, global uint *bins)
{
    local uint counts[16];
    uint lane = get_local_id(0);
    counts[lane] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&counts[in[get_global_id(0)] & 15], 1u);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (counts[lane])
        atomic_add(&bins[lane], counts[lane]);
}

kernel void histogram_range(global const uint *in, global uint *bins, global volatile int *extremes)
{
    uint value = in[get_global_id(0)];
    atomic_max(&extremes[0], (int)(value >> 1));
    atomic_min(&extremes[1], (int)(value >> 1));
    atomic_xor(&bins[value % 16], value);
}
