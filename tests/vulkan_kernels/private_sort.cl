kernel void private_sort(global int *data) {
    int list[8];
    global int *own = data + 8 * get_global_id(0);
    for (int i = 0; i < 8; i++) {
        int value = own[i], at = i;
        while (at > 0 && list[at - 1] > value) {
            list[at] = list[at - 1];
            at--;
        }
        list[at] = value;
    }
    for (int i = 0; i < 8; i++)
        own[i] = list[i];
}
