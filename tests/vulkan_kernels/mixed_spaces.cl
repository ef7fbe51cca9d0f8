int total(const int *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }
constant int weights[5] = {2, 3, 5, 7, 11};
kernel void mixed_spaces(global int *g, local int *l, global int *out) {
    int own[4] = {1, 2, 3, 4};
    l[get_local_id(0)] = g[get_global_id(0)] * 2;
    barrier(CLK_LOCAL_MEM_FENCE);
    own[get_global_id(0) & 3] += 10;
    out[get_global_id(0)] = total(own, 4) * 10000 + total(l, get_local_size(0)) * 100 + total(g, 2) + weights[get_global_id(0) % 5];
}
