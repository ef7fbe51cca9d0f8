// options: -cl-kernel-arg-info
// run: saxpy 64 16 float[64] float[64] float=1.5
// run: daxpy 64 16 double[64] double[64] double=-0.75
// run: axpby_int 32 8 int[32] int[32] int=3 int=-7
kernel void saxpy(global const float *restrict x, global float *restrict y, const float factor)
{
    int i = get_global_id(0);
    y[i] = mad(factor, x[i], y[i]);
}

kernel void daxpy(global const double *x, global double *y, double factor)
{
    int i = get_global_id(0);
    y[i] += factor * x[i];
}

kernel void axpby_int(global const int *x, global int *y, int a, int b)
{
    size_t i = get_global_id(0);
    y[i] = a * x[i] + b * y[i];
}
