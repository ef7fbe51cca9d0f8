struct four { int v[4]; };
struct pair { int a[2]; int b; };
constant int table[4] = {1, 2, 3, 4};

void behind_the_end(ARGS) { y[t] = x[16 + t]; } // fault
void in_front(ARGS) { y[t] = x[-1 - t]; } // fault
void loop_too_long(ARGS) {
  int sum = 0;
  for (int k = 0; k <= 16; k++)
    sum += x[k]; // fault
  y[t] = sum;
}
void write_behind_the_end(ARGS) { x[16 + t] = t; } // fault
void array(ARGS) {
  int a[4] = {0};
  a[t] = 1; // fault
}
void array_below(ARGS) {
  int a[4] = {0};
  y[t] = a[(t & 3) - 1]; // fault
}
void local_memory(ARGS) { l[8 + t] = t; } // fault
void bytes(ARGS) { y[t] = ((global char *)x)[64 + t]; } // fault
void far_away(ARGS) { y[t] = x[(1 << 20) + t]; } // fault
void member(ARGS) {
  struct pair pairs[2] = {{{0}}};
  y[t] = pairs[t].b; // fault
}
void half_inside(ARGS) {
  struct four f = *(global struct four *)(x + 14); // fault
}
void constants(ARGS) { y[t] = table[1000000 + t]; } // fault

void last(ARGS) { y[t] = x[15]; }
void first(ARGS) { y[t] = (x + 8)[-8]; }
void loop(ARGS) {
  for (int k = 0; k < 16; k++)
    y[t] += x[k];
}
void whole_array(ARGS) {
  int a[8] = {0};
  a[t] = 1;
  y[t] = a[7 - t];
}
void guarded(ARGS) {
  int a[4] = {0};
  if (t < 4)
    a[t] = 1;
}
void whole_local_memory(ARGS) { l[t] = t; }
void last_byte(ARGS) { y[t] = ((global char *)x)[63 - t]; }
void end_is_compared(ARGS) {
  for (global int *p = x; p != x + 16; p++)
    y[t] += *p;
}
void members(ARGS) {
  struct pair pairs[2] = {{{0}}};
  y[t] = pairs[t & 1].a[t >> 2];
}
void last_vector(ARGS) { y[t] = vload4(3, x).w; }
void all_constants(ARGS) { y[t] = table[t & 3]; }
