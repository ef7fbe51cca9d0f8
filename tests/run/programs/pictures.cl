// Pictures.

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

kernel void julia(global uchar *out, float2 c) {
  int x = get_global_id(0), y = get_global_id(1), n = 0;
  float2 z = (float2)(x, y) * 3.0f / convert_float2((int2)(get_global_size(0), get_global_size(1))) - 1.5f;
  for (; n < 100 && dot(z, z) < 4.0f; n++)
    z = (float2)(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c;
  out[y * get_global_size(0) + x] = n;
}

kernel void edges(global const uchar *in, global uchar *out) {
  int x = get_global_id(0), y = get_global_id(1), w = get_global_size(0), h = get_global_size(1);
  int p[3][3];
  for (int v = 0; v < 3; v++)
    for (int u = 0; u < 3; u++)
      p[v][u] = in[clamp(y + v - 1, 0, h - 1) * w + clamp(x + u - 1, 0, w - 1)];
  int gx = p[0][2] + 2 * p[1][2] + p[2][2] - p[0][0] - 2 * p[1][0] - p[2][0];
  int gy = p[2][0] + 2 * p[2][1] + p[2][2] - p[0][0] - 2 * p[0][1] - p[0][2];
  out[y * w + x] = convert_uchar_sat(abs(gx) + abs(gy));
}

kernel void median(global const uchar *in, global uchar *out) {
  int x = get_global_id(0), y = get_global_id(1), w = get_global_size(0), h = get_global_size(1);
  uchar p[9];
  for (int n = 0; n < 9; n++)
    p[n] = in[clamp(y + n / 3 - 1, 0, h - 1) * w + clamp(x + n % 3 - 1, 0, w - 1)];
  for (int n = 0; n < 5; n++)
    for (int k = 0; k < 8 - n; k++) {
      uchar low = min(p[k], p[k + 1]), high = max(p[k], p[k + 1]);
      p[k] = low;
      p[k + 1] = high;
    }
  out[y * w + x] = p[4];
}

// To twice the width and height.
kernel void enlarge(global const float *in, global float *out) {
  int x = get_global_id(0), y = get_global_id(1), w = get_global_size(0) / 2, h = get_global_size(1) / 2;
  float2 at = clamp((float2)(x, y) / 2 - 0.25f, 0.0f, (float2)(w - 1, h - 1)), low = floor(at), part = at - low;
  int left = low.x, top = low.y, right = min(left + 1, w - 1), bottom = min(top + 1, h - 1);
  float above = mix(in[top * w + left], in[top * w + right], part.x);
  float below = mix(in[bottom * w + left], in[bottom * w + right], part.x);
  out[y * 2 * w + x] = mix(above, below, part.y);
}

kernel void grey(global const uchar4 *in, global uchar *out) {
  int i = get_global_id(0);
  uint4 weighted = convert_uint4(in[i]) * (uint4)(77, 150, 29, 0);
  out[i] = (weighted.x + weighted.y + weighted.z + 128) >> 8;
}

// A sphere of radius 1 that light falls on from the side, from three units away.
kernel void sphere(global uchar *out) {
  int x = get_global_id(0), y = get_global_id(1), w = get_global_size(0), h = get_global_size(1);
  float3 direction = normalize((float3)((x - w * 0.5f + 0.3f) / w, (y - h * 0.5f) / w, 1));
  float3 from = (float3)(0, 0, -3), light = normalize((float3)(1, -1, -1));
  float b = dot(from, direction), d = b * b - dot(from, from) + 1;
  float shade = 0;
  if (d > 0)
    shade = 0.1f + 0.9f * fmax(dot(from + direction * (-b - sqrt(d)), light), 0.0f);
  out[y * w + x] = convert_uchar_sat_rte(shade * 255);
}

kernel void life(global const uchar *in, global uchar *out) {
  int x = get_global_id(0), y = get_global_id(1), w = get_global_size(0), h = get_global_size(1), count = 0;
  for (int v = h - 1; v <= h + 1; v++)
    for (int u = w - 1; u <= w + 1; u++)
      count += in[(y + v) % h * w + (x + u) % w];
  out[y * w + x] = count == 3 || (count == 4 && in[y * w + x]);
}
