// Two local arguments that change places: a pointer may lead to either.
kernel void scan(global int *data, local int *one, local int *other) {
    int l = get_local_id(0), n = get_local_size(0);
    local int *from = one, *to = other;
    from[l] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = 1; step < n; step *= 2) {
        to[l] = l >= step ? from[l] + from[l - step] : from[l];
        local int *last = from;
        from = to;
        to = last;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    data[get_global_id(0)] = from[l];
}
