int given(int v) { return v + 1; }
void maybe(int *p, int t) {
  if (t > 3)
    *p = t;
}

void branch(ARGS) {
  int a[2];
  if (a[t & 1]) // fault
    y[t] = 1;
}
void loop(ARGS) {
  int n[1];
  for (int k = 0; k < (n[0] & 3); k++) // fault
    y[t] += 1;
}
void index(ARGS) {
  int k[1];
  int v = x[k[0] & 7]; // fault
}
void output(ARGS) {
  int a[1];
  y[t] = a[0]; // fault
}
void output_of_sum(ARGS) {
  int a[4];
  a[0] = a[1] = a[2] = t;
  y[t] = a[0] + a[1] + a[2] + a[3]; // fault
}
void one_path(ARGS) {
  int a[1];
  maybe(a, t);
  y[t] = a[0]; // fault
}
void divisor(ARGS) {
  int a[1];
  int v = 100 / (a[0] | 1); // fault
}
void local_memory(ARGS) { y[t] = l[t]; } // fault
void other_element(ARGS) {
  l[t] = t;
  barrier(CLK_LOCAL_MEM_FENCE);
  int v = t < 7 ? l[t + 1] : l[0];
  int a[8];
  a[t] = v;
  if (a[7 - t] > 3) // fault
    y[t] = 1;
}
void selector(ARGS) {
  char a[1];
  switch (a[0]) { // fault
  case 1: y[t] = 1; break;
  case 2: y[t] = 2; break;
  }
}
void through_call(ARGS) {
  int a[1];
  y[t] = given(a[0]); // fault
}
void first_half(ARGS) {
  union { short s[2]; int i; } u;
  u.s[0] = t;
  y[t] = u.i; // fault
}

void all_assigned(ARGS) {
  int a[4];
  for (int k = 0; k < 4; k++)
    a[k] = k;
  y[t] = a[t & 3];
}
void both_paths(ARGS) {
  int a;
  if (t > 3)
    a = 1;
  else
    a = 2;
  y[t] = a;
}
void masked(ARGS) {
  int a[1];
  y[t] = a[0] & 0;
}
void decided_by_other_bits(ARGS) {
  int a[1];
  if ((a[0] | 16) != 0)
    y[t] = 1;
}
void overwritten(ARGS) {
  int a[1];
  int b = a[0];
  b = t;
  y[t] = b;
}
void local_after_barrier(ARGS) {
  l[t] = t;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[t] = l[7 - t];
}
void filled_by_call(ARGS) {
  int a[1];
  maybe(a, 9);
  y[t] = a[0];
}
void known_half(ARGS) {
  union { short s[2]; int i; } u;
  u.s[0] = t;
  y[t] = u.i & 0xffff;
}
void padding(ARGS) {
  struct { char c; int i; } a, b;
  a.c = 1;
  a.i = t;
  b = a;
  y[t] = b.i + b.c;
}
void not_used(ARGS) {
  int a[2];
  int b = a[1];
}
void three_lanes(ARGS) {
  int3 v = (int3)(t, 1, 2);
  y[t] = v.x + v.z;
}
