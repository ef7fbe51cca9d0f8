kernel void bitonic(global uint *data) {
    local uint list[16];
    uint l = get_local_id(0);
    list[l] = data[l];
    for (uint size = 2; size <= 16; size *= 2)
        for (uint step = size / 2; step > 0; step /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint other = l ^ step;
            if (other > l && (list[l] > list[other]) == !(l & size)) {
                uint t = list[l];
                list[l] = list[other];
                list[other] = t;
            }
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    data[l] = list[l];
}
