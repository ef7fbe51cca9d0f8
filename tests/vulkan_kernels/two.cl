float scaled(float x, float by) { return x * by + 1; }
kernel void first(global float *data, float by) { data[get_global_id(0)] = scaled(data[get_global_id(0)], by); }
kernel void second(global float *data, global const int *places, local float *copy) {
    copy[get_local_id(0)] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[get_global_id(0)] = scaled(copy[places[get_local_id(0)]], 2);
}
