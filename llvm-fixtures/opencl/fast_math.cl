// options: -cl-fast-relaxed-math
// run: relaxed 16 4 whole_float[16] whole_float[16]
kernel void relaxed(global const float *in, global float *out)
{
    size_t i = get_global_id(0);
    float x = in[i];
    out[i] = x * x - (out[i] > 0.0f ? x : 2.0f) + -x;
}
