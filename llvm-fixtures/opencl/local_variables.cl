// run: several_arrays 16 8 int[16] float[16]
// run: local_struct 8 8 uint[8] uint[8]
// run: function_local 16 4 uint[16]
struct shared { uint keys[8]; uint2 bounds; };

kernel void several_arrays(global int *a, global float *f)
{
    local int ints[8];
    local float4 vectors[8];
    local short last;
    size_t i = get_local_id(0), g = get_global_id(0);
    ints[i] = a[g];
    vectors[i] = (float4)(f[g], i, 0.5f, 1.0f);
    if (i == 7)
        last = (short)a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    a[g] = ints[7 - i] + last;
    f[g] = vectors[(i + 1) & 7].x + vectors[(i + 3) & 7].y;
}

kernel void local_struct(global const uint *in, global uint *out)
{
    local struct shared s;
    size_t i = get_local_id(0);
    s.keys[i] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i == 0) {
        uint low = s.keys[0], high = low;
        for (int k = 1; k < 8; ++k) {
            low = min(low, s.keys[k]);
            high = max(high, s.keys[k]);
        }
        s.bounds = (uint2)(low, high);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = s.keys[i] == s.bounds.x ? 1 : s.keys[i] == s.bounds.y ? 2 : s.keys[i] - s.bounds.x;
}

static uint neighbour(local uint *values, uint at)
{
    return values[(at + 1) % get_local_size(0)];
}

kernel void function_local(global uint *data)
{
    local uint values[4];
    uint lane = get_local_id(0);
    values[lane] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[get_global_id(0)] = neighbour(values, lane) ^ neighbour(values, lane + 2);
}
