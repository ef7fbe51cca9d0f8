kernel void strided(global uchar4 *image, global const float *filter, int width, int height, constant float *bias) {
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(bias[0]);
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            int2 p = clamp(at + (int2)(dx, dy), (int2)(0), (int2)(width - 1, height - 1));
            sum += convert_float4(image[p.y * width + p.x]) * filter[(dy + 1) * 3 + dx + 1];
        }
    barrier(CLK_GLOBAL_MEM_FENCE);
    image[at.y * width + at.x] = convert_uchar4_sat_rte(sum);
}
