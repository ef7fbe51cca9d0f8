#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void doubles(global const double *in, global double *out, double step) {
    size_t i = get_global_id(0);
    double x = in[i] * step;
    out[i] = sqrt(fabs(x)) + exp(x / 8) - trunc(x) + (double)(float)x;
}
