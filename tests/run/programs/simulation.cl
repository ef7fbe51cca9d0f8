// Physics, finance, graphs.

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

// Prices of options to buy: the price now is x, at the end of a year it may be bought for 1, with interest and volatility.
kernel void options(global const float *x, global float *out, float interest, float volatility) {
  float now = x[get_global_id(0)] + 1.5f;
  float d1 = (log(now) + interest + 0.5f * volatility * volatility) / volatility, d2 = d1 - volatility;
  float n1 = 0.5f * erfc(-d1 * M_SQRT1_2_F), n2 = 0.5f * erfc(-d2 * M_SQRT1_2_F);
  out[get_global_id(0)] = now * n1 - exp(-interest) * n2;
}

// Points in a quarter of a circle.
kernel void monte_carlo(global const uint *seeds, global volatile uint *inside, uint points) {
  uint state = seeds[get_global_id(0)], count = 0;
  for (uint n = 0; n < points; n++) {
    state = state * 1664525 + 1013904223;
    float x = (state >> 8) / 16777216.0f;
    state = state * 1664525 + 1013904223;
    float y = (state >> 8) / 16777216.0f;
    count += x * x + y * y < 1;
  }
  atomic_add(inside, count);
}

kernel void heat(global const float *in, global float *out) {
  size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2), w = get_global_size(0), h = get_global_size(1);
  size_t d = get_global_size(2), at = (z * h + y) * w + x;
  float sum = 0;
  sum += in[x > 0 ? at - 1 : at] + in[x + 1 < w ? at + 1 : at];
  sum += in[y > 0 ? at - w : at] + in[y + 1 < h ? at + w : at];
  sum += in[z > 0 ? at - w * h : at] + in[z + 1 < d ? at + w * h : at];
  out[at] = in[at] + 0.1f * (sum - 6 * in[at]);
}

float2 motion(float2 s) { return (float2)(s.y, -sin(s.x)); }

// A pendulum for a second, in ten steps.
kernel void pendulum(global float2 *states) {
  float2 s = states[get_global_id(0)];
  for (int n = 0; n < 10; n++) {
    float2 a = motion(s), b = motion(s + a * 0.05f), c = motion(s + b * 0.05f), d = motion(s + c * 0.1f);
    s += (a + 2 * b + 2 * c + d) * (0.1f / 6);
  }
  states[get_global_id(0)] = s;
}

// The nearest of four centers.
kernel void clusters(global const float2 *points, constant float2 *centers, global uint *out) {
  float2 p = points[get_global_id(0)];
  float least = INFINITY;
  for (uint k = 0; k < 4; k++) {
    float d = distance(p, centers[k]);
    if (d < least) {
      least = d;
      out[get_global_id(0)] = k;
    }
  }
}

// All shortest ways in a graph of 16 nodes.
kernel void shortest_ways(global uint *lengths, local uint *table) {
  uint x = get_local_id(0), y = get_local_id(1), at = y * 16 + x;
  table[at] = x == y ? 0 : lengths[at] + 1;
  for (uint via = 0; via < 16; via++) {
    barrier(CLK_LOCAL_MEM_FENCE);
    uint way = table[y * 16 + via] + table[via * 16 + x], old = table[at];
    barrier(CLK_LOCAL_MEM_FENCE);
    table[at] = min(old, way);
  }
  lengths[at] = table[at];
}

// Distances from node 0, breadth first; each node has edges to two others.
kernel void breadth_first(global const uint *edges, global volatile int *levels, local volatile int *found) {
  int t = get_local_id(0), n = get_local_size(0);
  levels[t] = t == 0 ? 0 : n;
  for (int level = 0; level < n; level++) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (t == 0)
      *found = 0;
    int own = levels[t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (own == level) {
      atomic_min(&levels[edges[2 * t] % n], level + 1);
      atomic_min(&levels[edges[2 * t + 1] % n], level + 1);
      atomic_xchg(found, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    int more = *found;
    if (!more)
      break;
  }
}

kernel void polynomials(global const float *x, global float *y) {
  float v = x[get_global_id(0)], sum = 0;
  for (int k = 20; k > 0; k--)
    sum = (sum + 1) * v / k;
  y[get_global_id(0)] = sum + 1;
}
