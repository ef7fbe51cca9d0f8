// run: scan_hillis_steele 32 16 uint[32] uint[32]
// run: scan_blelloch 16 16 int[32] local[128]
kernel void scan_hillis_steele(global const uint *in, global uint *out)
{
    local uint ping[2][16];
    uint lane = get_local_id(0), size = get_local_size(0);
    int current = 0;
    ping[0][lane] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint offset = 1; offset < size; offset *= 2) {
        uint value = ping[current][lane];
        if (lane >= offset)
            value += ping[current][lane - offset];
        ping[1 - current][lane] = value;
        current = 1 - current;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = ping[current][lane];
}

kernel void scan_blelloch(global int *data, local int *tree)
{
    int lane = get_local_id(0), n = 2 * get_local_size(0), offset = 1;
    tree[2 * lane] = data[2 * lane];
    tree[2 * lane + 1] = data[2 * lane + 1];
    for (int d = n >> 1; d > 0; d >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < d) {
            int left = offset * (2 * lane + 1) - 1;
            int right = offset * (2 * lane + 2) - 1;
            tree[right] += tree[left];
        }
        offset *= 2;
    }
    if (lane == 0)
        tree[n - 1] = 0;
    for (int d = 1; d < n; d *= 2) {
        offset >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < d) {
            int left = offset * (2 * lane + 1) - 1;
            int right = offset * (2 * lane + 2) - 1;
            int kept = tree[left];
            tree[left] = tree[right];
            tree[right] += kept;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    data[2 * lane] = tree[2 * lane];
    data[2 * lane + 1] = tree[2 * lane + 1];
}
