// run: particles 8 4 uchar[256] float=0.5
// run: arrays_in_structs 8 8 int[64] int[8]
// run: tagged_union 8 8 uint[32]
// run: packed_records 6 6 uchar[48] uint[6]
struct particle { float3 position; float mass; uint flags; ushort tags[2]; };
struct grid { int cells[2][3]; short2 size; };
struct tagged { uint tag; union { int i; float f; uchar4 v; } as; ulong stamp; };
struct __attribute__((packed)) record { uchar kind; uint value; ushort check; uchar pad; };

kernel void particles(global struct particle *p, float factor)
{
    size_t i = get_global_id(0);
    global struct particle *me = &p[i];
    me->flags = (me->flags & 0xffu) | 0x100u;
    me->tags[1] = me->tags[0] + 1;
    me->mass = (float)(me->flags & 15u) * factor;
    me->position = (float3)(me->mass, factor, (float)me->tags[1]);
}

kernel void arrays_in_structs(global struct grid *grids, global int *sums)
{
    size_t i = get_global_id(0);
    struct grid g = grids[i];
    int sum = 0;
    for (int r = 0; r < 2; ++r)
        for (int c = 0; c < 3; ++c)
            sum += g.cells[r][c] * (r + c);
    grids[i].cells[1][i % 3] = sum;
    grids[i].size = (short2)(2, 3) + (short)i;
    sums[i] = sum;
}

kernel void tagged_union(global struct tagged *items)
{
    global struct tagged *item = items + get_global_id(0);
    switch (item->tag % 3) {
    case 0: item->as.i = -item->as.i; break;
    case 1: item->as.f = 1.25f; break;
    default: item->as.v = item->as.v.wzyx; break;
    }
    item->stamp += item->tag;
}

kernel void packed_records(global struct record *records, global uint *out)
{
    size_t i = get_global_id(0);
    out[i] = records[i].value + records[i].kind;
    records[i].check = (ushort)out[i];
}
