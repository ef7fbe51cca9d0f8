int *own(int t) {
  int a[2];
  a[0] = a[1] = t;
  int *p = a;
  return p;
}
struct view { int *p; };
struct view viewed(int t) {
  int a = t;
  struct view v = {&a};
  return v;
}
void keep(int **where) {
  int a = 5;
  *where = &a;
}
int *deep(int n) { return n == 0 ? own(n) : deep(n - 1); }
int read_of(int *p) { return *p; } // fault

void returned(ARGS) { y[t] = *own(t); } // fault
void written(ARGS) { *own(t) = t; } // fault
void second_element(ARGS) { y[t] = own(t)[1]; } // fault
void in_structure(ARGS) {
  struct view v = viewed(t);
  y[t] = *v.p; // fault
}
void through_parameter(ARGS) {
  int *p;
  keep(&p);
  y[t] = *p; // fault
}
void after_another_call(ARGS) {
  int *p = own(t);
  own(t + 1);
  y[t] = *p; // fault
}
void from_deep(ARGS) { y[t] = *deep(3); } // fault
void in_callee(ARGS) { y[t] = read_of(own(t)); }
void later_in_loop(ARGS) {
  int *p = own(t);
  for (int k = 0; k < 3; k++)
    y[t] += *p; // fault
}
void copied_pointer(ARGS) {
  int *all[2] = {own(t), own(t)};
  int *p = all[t & 1];
  *p += 1; // fault
}
void one_byte(ARGS) { y[t] = *(char *)own(t); } // fault

int *given(int *p) { return p + 1; }
void fill(int *p) { p[0] = p[1] = 4; }
int inner(int *p) {
  int a = *p;
  return a;
}
int recursive(int *p, int n) {
  int a = n;
  return n == 0 ? *p : recursive(&a, n - 1);
}
void alive(ARGS) {
  int a = t;
  y[t] = inner(&a);
}
void given_back(ARGS) {
  int a[2] = {1, 2};
  y[t] = *given(a);
}
void filled(ARGS) {
  int a[2];
  fill(a);
  y[t] = a[1];
}
void of_callers(ARGS) { y[t] = recursive(&t, 4); }
void twice(ARGS) {
  int a[2];
  fill(a);
  fill(a);
  y[t] = a[0];
}
void only_compared(ARGS) { y[t] = own(t) != 0; }
void in_loop(ARGS) {
  for (int k = 0; k < 5; k++) {
    int a = k, *p = &a;
    y[t] += *p;
  }
}
void buffer(ARGS) {
  global int *p = y + t;
  *p = 1;
}
void value_of_structure(ARGS) {
  struct view v = {&t};
  struct view w = v;
  y[t] = *w.p;
}
void replaced(ARGS) {
  int *p = own(t), a = 7;
  p = &a;
  y[t] = *p;
}
