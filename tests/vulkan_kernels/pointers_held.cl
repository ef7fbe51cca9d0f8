typedef struct { global float *data; local float *tile; int count; } View;
float summed(View *view) {
    float s = 0;
    for (int i = 0; i < view->count; i++) s += view->data[i] * view->tile[i];
    return s;
}
kernel void pointers_held(global float *data, local float *tile, global float *out) {
    size_t l = get_local_id(0);
    tile[l] = l + 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    View views[2] = {{data, tile, 3}, {data + 2, tile + 1, 2}};
    View *v = &views[get_global_id(0) & 1];
    v->count += get_global_id(0) > 2;
    out[get_global_id(0)] = summed(v);
}
