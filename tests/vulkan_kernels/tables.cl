constant short steps[] = {3, -1, 4, -1, 5, -9, 2, 6};
constant struct { char letter; float weight; } weights[] = {{1, 0.5f}, {2, 1.5f}, {3, -2.0f}, {4, 8.0f}};
// Only elements of constant numbers are read.
constant int balance[] = {5, 7, 12};
kernel void tables(global float *out, constant int *offsets) {
    size_t i = get_global_id(0);
    int none = balance[0] + balance[1] - balance[2];
    out[i] = steps[i & 7] * weights[i & 3].weight + weights[i & 3].letter + offsets[i & 1] + none;
}
