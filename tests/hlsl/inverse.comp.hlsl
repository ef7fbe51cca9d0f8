StructuredBuffer<float> In : register(t0);
RWStructuredBuffer<float> Out : register(u1);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float a[4][4], q[4][4];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) { a[i][j] = In[i * 4 + j]; q[i][j] = i == j ? 1.0f : 0.0f; }
    for (int c = 0; c < 4; c++) {
        int p = c;
        for (int r = c + 1; r < 4; r++) if (abs(a[r][c]) > abs(a[p][c])) p = r;
        if (p != c) for (int k = 0; k < 4; k++) {
            float t = a[c][k]; a[c][k] = a[p][k]; a[p][k] = t;
            t = q[c][k]; q[c][k] = q[p][k]; q[p][k] = t;
        }
        float inv = 1.0f / a[c][c];
        for (int k2 = 0; k2 < 4; k2++) { a[c][k2] *= inv; q[c][k2] *= inv; }
        for (int r2 = 0; r2 < 4; r2++) {
            if (r2 == c) continue;
            float f = a[r2][c];
            for (int k3 = 0; k3 < 4; k3++) { a[r2][k3] -= f * a[c][k3]; q[r2][k3] -= f * q[c][k3]; }
        }
    }
    for (int o = 0; o < 16; o++) Out[o] = q[o / 4][o % 4];
}
