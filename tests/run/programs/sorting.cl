// Sorting, counting, selecting.

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

kernel void odd_even_sort(global int *values, local int *data) {
  int t = get_local_id(0), n = get_local_size(0);
  data[t] = values[t];
  for (int round = 0; round < n; round++) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if ((t & 1) == (round & 1) && t + 1 < n) {
      int a = data[t], b = data[t + 1];
      data[t] = min(a, b);
      data[t + 1] = max(a, b);
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  values[t] = data[t];
}

// Two sorted halves are merged: each element finds its place in the other half.
kernel void merge(global const uint *in, global uint *out, uint half_size) {
  uint i = get_global_id(0), value = in[i], other = i < half_size ? half_size : 0, low = 0, high = half_size;
  while (low < high) {
    uint middle = (low + high) / 2;
    bool before = i < half_size ? in[other + middle] < value : in[other + middle] <= value;
    if (before)
      low = middle + 1;
    else
      high = middle;
  }
  out[i % half_size + low] = value;
}

// Each work-item sorts twelve numbers of its own.
kernel void insertion_sort(global uint *values) {
  uint own[12];
  global uint *mine = values + 12 * get_global_id(0);
  for (int n = 0; n < 12; n++) {
    int k = n;
    uint value = mine[n];
    for (; k > 0 && own[k - 1] > value; k--)
      own[k] = own[k - 1];
    own[k] = value;
  }
  for (int n = 0; n < 12; n++)
    mine[n] = own[n];
}

// Keeps the odd elements, in their order.
kernel void compact(global const uint *in, global uint *out, global uint *count, local uint *places) {
  uint t = get_local_id(0), n = get_local_size(0), keep = in[t] & 1;
  places[t] = keep;
  for (uint step = 1; step < n; step *= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    uint left = t >= step ? places[t - step] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    places[t] += left;
  }
  if (keep)
    out[places[t] - 1] = in[t];
  if (t == n - 1)
    *count = places[t];
}

// The element that many others are less than.
kernel void nth_element(global const uint *in, global uint *found, uint nth, uint count) {
  uint i = get_global_id(0), value = in[i], less = 0;
  for (uint k = 0; k < count; k++)
    less += in[k] < value || (in[k] == value && k < i);
  if (less == nth)
    *found = value;
}

kernel void extremes(global const int *in, global volatile int *least, global volatile int *most) {
  int i = get_global_id(0);
  atomic_min(least, in[i]);
  atomic_max(most, in[i]);
}
