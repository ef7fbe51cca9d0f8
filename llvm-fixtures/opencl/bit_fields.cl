// run: fields 16 4 uint[16] int[16]
// run: field_update 8 8 uint[16]
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct fields { uint low : 5; int middle : 11; uint high : 16; };
struct mixed { uchar a : 3; uchar b : 5; ushort c : 9; uint d; };

kernel void fields(global const uint *in, global int *out)
{
    size_t i = get_global_id(0);
    union { uint word; struct fields f; } u = {in[i]};
    out[i] = u.f.low + u.f.middle * 3 + (u.f.high >> 4);
}

kernel void field_update(global struct mixed *items)
{
    global struct mixed *m = &items[get_global_id(0)];
    m->a += 3;
    m->b ^= m->a;
    m->c = m->d & 0x1ff;
    m->d = m->b << 8 | m->c;
}
