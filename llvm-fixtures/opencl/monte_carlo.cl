// run: estimate_pi 16 8 uint[16] uint[2] uint=40
kernel void estimate_pi(global const uint *seeds, global uint *hits, uint samples)
{
    local uint group_hits;
    if (get_local_id(0) == 0)
        group_hits = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint state = seeds[get_global_id(0)] | 1, mine = 0;
    for (uint s = 0; s < samples; ++s) {
        float2 p;
        state = state * 1664525u + 1013904223u;
        p.x = (state >> 8) * 0x1p-24f;
        state = state * 1664525u + 1013904223u;
        p.y = (state >> 8) * 0x1p-24f;
        mine += dot(p, p) < 1.0f;
    }
    atomic_add(&group_hits, mine);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        hits[get_group_id(0)] = group_hits;
}
