void sift(int *h, int n, int i) { for (;;) { int c = 2 * i + 1; if (c >= n) return; if (c + 1 < n && h[c + 1] > h[c]) c++; if (h[i] >= h[c]) return; int t = h[i]; h[i] = h[c]; h[c] = t; i = c; } }
kernel void heap(global int *d) {
    int h[16], g = get_global_id(0);
    for (int k = 0; k < 16; k++) h[k] = d[g * 16 + k];
    for (int k = 7; k >= 0; k--) sift(h, 16, k);
    for (int n = 15; n > 0; n--) { int t = h[0]; h[0] = h[n]; h[n] = t; sift(h, n, 0); }
    for (int k = 0; k < 16; k++) d[g * 16 + k] = h[k];
}
