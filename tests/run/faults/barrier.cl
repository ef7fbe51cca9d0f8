#define WAIT barrier(CLK_LOCAL_MEM_FENCE)
void wait(void) { WAIT; }
void wait_here(void) { WAIT; } // fault

void first_half(ARGS) {
  if (t < 4)
    WAIT; // fault
}
void one(ARGS) {
  if (t == 5)
    WAIT; // fault
}
void either(ARGS) {
  if (t & 1)
    WAIT;
  else
    WAIT; // fault
}
void early_return(ARGS) {
  if (t == 7)
    return;
  WAIT; // fault
}
void rounds(ARGS) {
  for (int k = 0; k <= t; k++)
    WAIT; // fault
}
void in_callee(ARGS) {
  if (t > 2)
    wait_here();
}
void left_loop(ARGS) {
  for (int k = 0; k < 4; k++) {
    if (k == t)
      break;
    WAIT; // fault
  }
}
void by_case(ARGS) {
  switch (t) {
  case 0: y[t] = 1; break;
  default: WAIT; // fault
  }
}
void short_cut(ARGS) {
  int here = t != 2 && (wait_here(), 1);
  y[t] = here;
}
void by_data(ARGS) {
  if (x[t] > 3)
    WAIT; // fault
}
void continued(ARGS) {
  for (int k = 0; k < 2; k++) {
    if (t == 1)
      continue;
    WAIT; // fault
  }
}

void for_all(ARGS) { WAIT; }
void twice(ARGS) {
  WAIT;
  WAIT;
}
void same_condition(ARGS) {
  if (x[3] == 3)
    WAIT;
}
void same_rounds(ARGS) {
  for (int k = 0; k < 5; k++)
    WAIT;
}
void called(ARGS) {
  wait();
  wait();
}
void outside(ARGS) {
  if (t & 1)
    y[t] = 1;
  WAIT;
}
void group_returns(ARGS) {
  if (x[0] == 0)
    return;
  WAIT;
}
void same_case(ARGS) {
  switch (x[1]) {
  case 1: WAIT; break;
  default: y[t] = 1;
  }
}
void left_together(ARGS) {
  for (int k = 0;; k++) {
    WAIT;
    if (k == 3)
      break;
  }
}
void return_behind(ARGS) {
  WAIT;
  if (t == 2)
    return;
  y[t] = 1;
}
void nested(ARGS) {
  for (int k = 0; k < 2; k++)
    for (int n = 0; n <= k; n++)
      WAIT;
}
