struct node { int value; global struct node *next; };
int of(int *p) { return *p; } // fault

void read(ARGS) { y[t] = *(global int *)0; } // fault
void write(ARGS) { *(global int *)0 = t; } // fault
void element(ARGS) {
  global int *p = t > 8 ? x : 0;
  y[t] = p[t]; // fault
}
void member(ARGS) {
  global struct node *n = 0;
  y[t] = n->value; // fault
}
void next_of_null(ARGS) {
  global struct node *n = 0;
  global struct node *next = n->next; // fault
}
void argument(ARGS) { y[t] = of(0); }
void local_memory(ARGS) {
  local int *p = t < 8 ? 0 : l;
  *p = t; // fault
}
void byte(ARGS) {
  global char *p = 0;
  y[t] = p[t]; // fault
}
void vector(ARGS) {
  global int4 *p = 0;
  y[t] = p->z; // fault
}
void chosen(ARGS) {
  global int *all[2] = {x, 0};
  y[t] = all[t & 1][t]; // fault
}
void after_search(ARGS) {
  global int *found = 0;
  for (int k = 0; k < 16; k++)
    if (x[k] == 99)
      found = x + k;
  y[t] = *found; // fault
}

void compared(ARGS) {
  global int *p = 0;
  y[t] = p == 0;
}
void guarded(ARGS) {
  global int *p = t & 1 ? x : 0;
  if (p)
    y[t] = *p;
}
void list(ARGS) {
  struct { int value; int next; } n = {1, 0};
  if (n.next)
    y[t] = n.next;
}
void chosen_well(ARGS) {
  global int *all[2] = {0, x};
  y[t] = all[1][t];
}
void found(ARGS) {
  global int *found = 0;
  for (int k = 0; k < 16; k++)
    if (x[k] == 9)
      found = x + k;
  y[t] = *found;
}
void stored(ARGS) {
  global int *p = 0;
  global int **q = &p;
  y[t] = *q == 0;
}
void never_reached(ARGS) {
  if (t > 100)
    *(global int *)0 = 1;
}
void assigned_later(ARGS) {
  global int *p = 0;
  p = x;
  y[t] = p[t];
}
void to_own_variable(ARGS) {
  int a = 3, *p = 0;
  p = &a;
  y[t] = *p;
}
void short_cut(ARGS) {
  global int *p = 0;
  y[t] = p != 0 && *p > 3;
}
