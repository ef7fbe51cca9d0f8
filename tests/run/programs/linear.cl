// Linear algebra.

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

kernel void transpose(global const int *in, global int *out, local int *tile) {
  int u = get_local_id(0), v = get_local_id(1), width = get_global_size(0), height = get_global_size(1);
  tile[v * 4 + u] = in[get_global_id(1) * width + get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[(get_group_id(0) * 4 + v) * height + get_group_id(1) * 4 + u] = tile[u * 4 + v];
}

kernel void saxpy(float a, global const float *x, global float *y) {
  int i = get_global_id(0);
  y[i] = fma(a, x[i], y[i]);
}

kernel void dot_product(global const float4 *x, global const float4 *y, global float *sums, local float *parts) {
  int t = get_local_id(0), n = get_local_size(0);
  float sum = 0;
  for (int i = get_global_id(0); i < 64; i += get_global_size(0))
    sum += dot(x[i], y[i]);
  parts[t] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t == 0) {
    for (int i = 1; i < n; i++)
      sum += parts[i];
    sums[get_group_id(0)] = sum;
  }
}

kernel void matrix_vector(global const float *matrix, constant float *x, global float *y, int columns) {
  int row = get_global_id(0);
  float sum = 0;
  for (int k = 0; k < columns; k++)
    sum += matrix[row * columns + k] * x[k];
  y[row] = sum;
}

// Rows of a sparse matrix: where each begins, the columns, the values.
kernel void sparse_product(global const uint *starts, global const uint *columns, global const float *values,
                           global const float *x, global float *y) {
  int row = get_global_id(0);
  float sum = 0;
  for (uint k = starts[row]; k < starts[row + 1]; k++)
    sum += values[k] * x[columns[k]];
  y[row] = sum;
}

// In place, without exchange of rows: a work-item for each row of a matrix with a strong diagonal.
kernel void lower_upper(global float *matrix, local float *rows) {
  int t = get_local_id(0), n = get_local_size(0);
  for (int k = 0; k < n; k++)
    rows[t * n + k] = matrix[t * n + k] + (t == k ? n : 0);
  for (int step = 0; step < n - 1; step++) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t > step) {
      float factor = rows[t * n + step] / rows[step * n + step];
      rows[t * n + step] = factor;
      for (int k = step + 1; k < n; k++)
        rows[t * n + k] -= factor * rows[step * n + k];
    }
  }
  for (int k = 0; k < n; k++)
    matrix[t * n + k] = rows[t * n + k];
}

// A system of 8 equations for each work-item: 4 on the diagonal, 1 beside it.
kernel void tridiagonal(global const float *right, global float *x) {
  float above[8], y[8];
  int first = get_global_id(0) * 8;
  above[0] = 0.25f;
  y[0] = right[first] * 0.25f;
  for (int k = 1; k < 8; k++) {
    float scale = 1 / (4 - above[k - 1]);
    above[k] = scale;
    y[k] = (right[first + k] - y[k - 1]) * scale;
  }
  x[first + 7] = y[7];
  for (int k = 6; k >= 0; k--)
    x[first + k] = y[k] -= above[k] * y[k + 1];
}

// One step of an iteration for the equation of Laplace on a grid.
kernel void jacobi(global const float *in, global float *out) {
  int x = get_global_id(0), y = get_global_id(1), w = get_global_size(0), h = get_global_size(1), at = y * w + x;
  bool inner = x > 0 && y > 0 && x < w - 1 && y < h - 1;
  out[at] = inner ? (in[at - 1] + in[at + 1] + in[at - w] + in[at + w]) / 4 : in[at];
}
