// run: print_values 4 2 int[4] float[4]
kernel void print_values(global int *a, global float *f)
{
    int i = get_global_id(0);
    if (i == 0)
        printf("start\n");
    printf("%d: %d %u %x %c %s\n", i, a[i], (uint)a[i], a[i], 'a' + i, "text");
    printf("%f %ld %v4hld\n", f[i], (long)a[i] << 20, (int4)(i, 1, 2, 3));
    a[i] += 1;
}
