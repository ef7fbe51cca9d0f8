// Programs that `tests/run/programs.rs` runs and compares with what it computes itself.

kernel void matrix_product(global const float *a, global const float *b, global float *c, int n, local float *ta, local float *tb) {
  int x = get_global_id(0), y = get_global_id(1), u = get_local_id(0), v = get_local_id(1);
  float sum = 0;
  for (int t = 0; t < n; t += 4) {
    ta[v * 4 + u] = a[y * n + t + u];
    tb[v * 4 + u] = b[(t + v) * n + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 4; k++)
      sum += ta[v * 4 + k] * tb[k * 4 + u];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[y * n + x] = sum;
}

// 64 numbers, 32 work-items.
kernel void fourier(global const float2 *in, global float2 *out, local float2 *data) {
  int t = get_local_id(0);
  for (int k = t; k < 64; k += 32) {
    int reversed = 0;
    for (int bit = 0; bit < 6; bit++)
      reversed |= (k >> bit & 1) << (5 - bit);
    data[reversed] = in[k];
  }
  for (int half_size = 1; half_size < 64; half_size *= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    int k = t & (half_size - 1), start = (t - k) * 2 + k;
    float angle = -3.14159265f * k / half_size;
    float2 w = (float2)(cos(angle), sin(angle)), a = data[start], b = data[start + half_size];
    float2 p = (float2)(b.x * w.x - b.y * w.y, b.x * w.y + b.y * w.x);
    data[start] = a + p;
    data[start + half_size] = a - p;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int k = t; k < 64; k += 32)
    out[k] = data[k];
}

kernel void scan(global const int *in, global int *out, local int *data) {
  int t = get_local_id(0), n = get_local_size(0);
  data[t] = in[get_global_id(0)];
  for (int step = 1; step < n; step *= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    int left = t >= step ? data[t - step] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    data[t] += left;
  }
  out[get_global_id(0)] = data[t];
}

kernel void bitonic_sort(global int *values, local int *data) {
  int t = get_local_id(0), n = get_local_size(0);
  data[t] = values[t];
  for (int size = 2; size <= n; size *= 2)
    for (int step = size / 2; step > 0; step /= 2) {
      barrier(CLK_LOCAL_MEM_FENCE);
      int other = t ^ step;
      if (other > t) {
        int a = data[t], b = data[other];
        bool up = (t & size) == 0;
        if (up == (a > b)) {
          data[t] = b;
          data[other] = a;
        }
      }
    }
  barrier(CLK_LOCAL_MEM_FENCE);
  values[t] = data[t];
}

// 64 work-items, an element each, digits of four bits.
kernel void radix_sort(global uint *values, local uint *data, local uint *counts) {
  int t = get_local_id(0);
  uint value = values[t];
  for (int shift = 0; shift < 32; shift += 4) {
    if (t < 16)
      counts[t] = 0;
    data[t] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint digit = value >> shift & 15, place = 0;
    atomic_inc(&counts[digit]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = 0; d < digit; d++)
      place += counts[d];
    for (int i = 0; i < t; i++)
      place += (data[i] >> shift & 15) == digit;
    barrier(CLK_LOCAL_MEM_FENCE);
    data[place] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    value = data[t];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  values[t] = value;
}

kernel void histogram(global const uchar *bytes, global int *counts, local int *own) {
  int t = get_local_id(0), n = get_local_size(0);
  for (int k = t; k < 256; k += n)
    own[k] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(&own[bytes[get_global_id(0)]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int k = t; k < 256; k += n)
    if (own[k] != 0)
      atomic_add(&counts[k], own[k]);
}

kernel void n_body(global const float4 *bodies, global float4 *forces, int n) {
  int i = get_global_id(0);
  float3 me = bodies[i].xyz, force = 0;
  for (int j = 0; j < n; j++) {
    float3 d = bodies[j].xyz - me;
    float r = dot(d, d) + 0.01f;
    force += d * (bodies[j].w / (r * sqrt(r)));
  }
  forces[i] = (float4)(force, 0);
}

kernel void convolution(global const float *in, global float *out, constant float *mask, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  float sum = 0;
  for (int v = -1; v <= 1; v++)
    for (int u = -1; u <= 1; u++) {
      int at = clamp(x + u, 0, width - 1), row = clamp(y + v, 0, height - 1);
      sum += in[row * width + at] * mask[(v + 1) * 3 + u + 1];
    }
  out[y * width + x] = sum;
}

kernel void reduction(global const float *in, global float *sums, local float *data) {
  int t = get_local_id(0);
  data[t] = in[get_global_id(0)];
  for (int step = get_local_size(0) / 2; step > 0; step /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < step)
      data[t] += data[t + step];
  }
  if (t == 0)
    sums[get_group_id(0)] = data[0];
}

kernel void transpose(global const int *in, global int *out, local int *tile) {
  int u = get_local_id(0), v = get_local_id(1), width = get_global_size(0), height = get_global_size(1);
  tile[v * 4 + u] = in[get_global_id(1) * width + get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[(get_group_id(0) * 4 + v) * height + get_group_id(1) * 4 + u] = tile[u * 4 + v];
}

kernel void mandelbrot(global uchar *out) {
  int x = get_global_id(0), y = get_global_id(1);
  float cx = x * 3.0f / get_global_size(0) - 2.0f, cy = y * 2.0f / get_global_size(1) - 1.0f, a = 0, b = 0;
  int n = 0;
  while (n < 255 && a * a + b * b < 4.0f) {
    float t = a * a - b * b + cx;
    b = 2 * a * b + cy;
    a = t;
    n++;
  }
  out[y * get_global_size(0) + x] = n;
}
