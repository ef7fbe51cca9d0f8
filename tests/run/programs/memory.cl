// Pointers, structures, atomic operations, vectors.


struct node {
  uint value;
  uint next;
};

// A walk along a list, from each node on, for eight steps.
kernel void list(global const struct node *nodes, global uint *out) {
  uint at = get_global_id(0), sum = 0;
  for (int n = 0; n < 8; n++) {
    sum += nodes[at].value;
    at = nodes[at].next % get_global_size(0);
  }
  out[get_global_id(0)] = sum;
}

uint largest(const uint *values, int n) {
  uint most = 0;
  for (int k = 0; k < n; k++)
    most = max(most, values[k]);
  return most;
}

// Generic pointers to all kinds of memory.
kernel void pointers(global const uint *in, global uint *out, local uint *data) {
  uint t = get_local_id(0), own[4];
  data[t] = in[get_global_id(0)];
  for (uint k = 0; k < 4; k++)
    own[k] = data[t] >> (8 * k) & 255;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = largest(own, 4) + largest(data, get_local_size(0)) + largest(in, 4);
}

// Connected parts of a graph with an edge for each work-item: the least node of each.
kernel void connect(global const uint *edges, global volatile uint *parents, uint nodes) {
  uint a = edges[2 * get_global_id(0)] % nodes, b = edges[2 * get_global_id(0) + 1] % nodes;
  while (a != b) {
    if (a < b) {
      uint t = a;
      a = b;
      b = t;
    }
    uint old = atomic_cmpxchg(&parents[a], a, b);
    if (old == a)
      break;
    a = old;
  }
}

// Numbers of floating point are added by exchange of their bits.
kernel void float_sum(global const float *in, global volatile uint *sum) {
  float value = in[get_global_id(0)] + 1;
  uint old = atomic_or(sum, 0), seen;
  while ((seen = atomic_cmpxchg(sum, old, as_uint(as_float(old) + value))) != old)
    old = seen;
}

struct body {
  float3 place;
  float mass;
  char kind;
};

// Arrays of structures in private memory, by value to a function.
float moment(struct body b) { return b.mass * dot(b.place, b.place) + b.kind; }

kernel void structures(global const float4 *in, global float *out) {
  struct body bodies[2];
  for (int k = 0; k < 2; k++) {
    float4 v = in[2 * get_global_id(0) + k];
    bodies[k].place = v.xyz;
    bodies[k].mass = v.w;
    bodies[k].kind = k;
  }
  out[get_global_id(0)] = moment(bodies[0]) + moment(bodies[1]);
}

kernel void vectors(global const float *in, global float *out) {
  size_t i = get_global_id(0);
  float3 v = vload3(i, in), w = cross(v, (float3)(1, 2, 3));
  vstore3(select(w.zxy, v, isless(v, (float3)(0))), i, out);
}

kernel void shuffles(global const int *in, global int2 *out) {
  int i = get_global_id(0);
  int8 wide = (int8)(in[i]) + (int8)(0, 1, 2, 3, 4, 5, 6, 7);
  int4 part = shuffle2(wide.lo, wide.hi, (uint4)(7, 0, 5, 2));
  out[i] = part.xy * 2 - part.zw;
}
