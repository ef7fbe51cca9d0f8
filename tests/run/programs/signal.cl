// Signals: transforms, filters, sums.

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

// Of eight numbers for each group.
kernel void cosines(global const float *in, global float *out, local float *data) {
  int k = get_local_id(0);
  data[k] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0;
  for (int n = 0; n < 8; n++)
    sum += data[n] * cospi((n + 0.5f) * k / 8);
  out[get_global_id(0)] = sum * (k == 0 ? sqrt(0.125f) : 0.5f);
}

// All levels of the wavelets of Haar, of 64 numbers.
kernel void wavelets(global float *values, local float *data) {
  int t = get_local_id(0);
  data[t] = values[t];
  data[t + 32] = values[t + 32];
  for (int n = 32; n > 0; n /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    float a = t < n ? data[2 * t] : 0, b = t < n ? data[2 * t + 1] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < n) {
      data[t] = (a + b) * M_SQRT1_2_F;
      data[t + n] = (a - b) * M_SQRT1_2_F;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  values[t] = data[t];
  values[t + 32] = data[t + 32];
}

// Sums in front of each element, by a tree: 32 work-items, 64 elements.
kernel void tree_scan(global const int *in, global int *out, local int *data) {
  int t = get_local_id(0), step = 1;
  data[2 * t] = in[2 * t];
  data[2 * t + 1] = in[2 * t + 1];
  for (int n = 32; n > 0; n /= 2, step *= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < n)
      data[step * (2 * t + 2) - 1] += data[step * (2 * t + 1) - 1];
  }
  if (t == 0)
    data[63] = 0;
  for (int n = 1; n < 64; n *= 2) {
    step /= 2;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < n) {
      int left = step * (2 * t + 1) - 1, right = step * (2 * t + 2) - 1, value = data[left];
      data[left] = data[right];
      data[right] += value;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[2 * t] = data[2 * t];
  out[2 * t + 1] = data[2 * t + 1];
}

// A filter of the second order over a channel for each work-item.
kernel void filter(global const float *in, global float *out, float4 c) {
  int channel = get_global_id(0);
  float2 old = 0;
  for (int n = 0; n < 16; n++) {
    float x = in[channel * 16 + n], y = c.x * x + old.x;
    old = (float2)(c.y * x + c.z * y + old.y, c.w * y);
    out[channel * 16 + n] = y;
  }
}
