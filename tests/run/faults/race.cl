void one_element(ARGS) { y[0] = t; } // fault
void neighbours(ARGS) { y[t >> 1] = t; } // fault
void read_and_write(ARGS) {
  l[t] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  l[t] = t;
  y[t] = l[t ^ 1]; // fault
}
void barrier_behind(ARGS) {
  l[t] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  l[t] = t;
  int v = l[7 - t]; // fault
  barrier(CLK_LOCAL_MEM_FENCE);
  y[t] = v;
}
void second_round(ARGS) {
  l[t] = t;
  barrier(CLK_LOCAL_MEM_FENCE);
  int v = l[t ^ 1];
  l[t] = v; // fault
  y[t] = v;
}
void sum(ARGS) { y[0] += 1; } // fault
void with_atomic(ARGS) {
  atomic_inc((volatile global int *)y);
  if (t == 3)
    y[0] = 5; // fault
}
void reduction(ARGS) {
  l[t] = t;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int n = 4; n > 0; n /= 2)
    if (t < n)
      l[t] += l[t + n]; // fault
}
void flag(ARGS) {
  if (t == 0)
    y[1] = 7;
  if (y[1] == 7) // fault
    y[8 + t] = 1;
}
void bytes(ARGS) { ((global char *)y)[t / 2] = t; } // fault
void fence_is_no_barrier(ARGS) {
  l[t] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  l[t] = t;
  mem_fence(CLK_LOCAL_MEM_FENCE);
  y[t] = l[7 - t]; // fault
}

void own_element(ARGS) { y[t] = t; }
void all_read(ARGS) { y[t] = x[0]; }
void with_barrier(ARGS) {
  l[t] = t;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[t] = l[t ^ 1];
}
void two_rounds(ARGS) {
  l[t] = t;
  for (int k = 0; k < 3; k++) {
    barrier(CLK_LOCAL_MEM_FENCE);
    int v = l[t ^ 1];
    barrier(CLK_LOCAL_MEM_FENCE);
    l[t] = v + 1;
  }
  y[t] = l[t];
}
void atomic_sum(ARGS) { atomic_inc((volatile global int *)y); }
void one_writes(ARGS) {
  if (t == 3)
    y[0] = t;
}
void reduced(ARGS) {
  l[t] = t;
  for (int n = 4; n > 0; n /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < n)
      l[t] += l[t + n];
  }
  if (t == 0)
    y[0] = l[0];
}
void own_bytes(ARGS) { ((global char *)y)[t] = t; }
void global_with_barrier(ARGS) {
  y[t] = t;
  barrier(CLK_GLOBAL_MEM_FENCE);
  int v = y[7 - t];
  barrier(CLK_GLOBAL_MEM_FENCE);
  y[t] = v;
}
void halves(ARGS) {
  if (t < 4)
    l[t] = t;
  else
    l[t] = -t;
  y[t] = l[t];
}
void broadcast(ARGS) {
  if (t == 0)
    l[0] = 42;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[t] = l[0];
}
