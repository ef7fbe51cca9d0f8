// options: -cl-kernel-arg-info
const sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

kernel void invert(read_only image2d_t in, write_only image2d_t out)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float4 pixel = read_imagef(in, nearest, at);
    write_imagef(out, at, (float4)(1.0f) - pixel);
}

kernel void sampled(read_only image2d_t in, sampler_t s, global uint4 *out, read_only image3d_t volume)
{
    int x = get_global_id(0), y = get_global_id(1);
    float2 where = (float2)(x + 0.5f, y + 0.5f) / convert_float2(get_image_dim(in));
    out[y * get_image_width(in) + x] = read_imageui(in, s, where) + read_imageui(volume, s, (int4)(x, y, 0, 0));
    out[0].x = get_image_height(in) + get_image_depth(volume) + get_image_channel_order(in);
}

kernel void arrays(read_only image1d_t line, read_only image2d_array_t layers, write_only image1d_buffer_t out)
{
    int i = get_global_id(0);
    int4 value = read_imagei(line, i) + read_imagei(layers, nearest, (int4)(i, 0, 1, 0));
    write_imagei(out, i, value + (int)get_image_array_size(layers));
}
