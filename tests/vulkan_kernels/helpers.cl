void fill(int *list, int count, int start) {
    for (int i = 0; i < count; i++)
        list[i] = start + i * i;
}
int total(const int *list, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += list[i];
    return sum;
}
void exchange(int *a, int *b) {
    int t = *a;
    *a = *b;
    *b = t;
}
kernel void helpers(global int *data, local int *shared) {
    int own[6];
    int l = get_local_id(0);
    fill(own, 6, data[l]);
    shared[l] = total(own, 6);
    barrier(CLK_LOCAL_MEM_FENCE);
    exchange(&own[1], &own[4]);
    data[l] = total(shared, get_local_size(0)) + own[1] + total(own + 3, 2);
}
