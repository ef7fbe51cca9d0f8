#define NEVER __builtin_unreachable()
int sign(int v) {
  if (v > 0)
    return 1;
  if (v < 0)
    return -1;
  NEVER; // fault
}
int never_called(int v) { NEVER; }

void at_once(ARGS) { NEVER; } // fault
void one_item(ARGS) {
  if (t == 3)
    NEVER; // fault
}
void by_case(ARGS) {
  switch (x[t]) {
  case 0: y[t] = 1; break;
  case 1: y[t] = 2; break;
  default: NEVER; // fault
  }
}
void in_callee(ARGS) { y[t] = sign(t); }
void after_loop(ARGS) {
  for (int k = 0; k < 4; k++)
    if (k == t)
      return;
  NEVER; // fault
}
void after_write(ARGS) {
  y[t] = 1;
  NEVER; // fault
}
void by_data(ARGS) {
  if (x[t] > 6)
    NEVER; // fault
}
void else_of_two(ARGS) {
  if (t < 5)
    y[t] = 1;
  else
    NEVER; // fault
}
void in_loop(ARGS) {
  for (int k = 0; k < 4; k++)
    if (k == 3)
      NEVER; // fault
}
void nested(ARGS) {
  if (t > 1)
    if (x[t] > 1)
      NEVER; // fault
}
void lane(ARGS) {
  int2 v = (int2)(t, 1);
  if (v.x == v.y)
    NEVER; // fault
}

void never(ARGS) {
  if (t > 100)
    NEVER;
}
void all_cases(ARGS) {
  switch (x[t] & 1) {
  case 0: y[t] = 1; break;
  case 1: y[t] = 2; break;
  default: NEVER;
  }
}
void sign_of_others(ARGS) { y[t] = sign(t + 1); }
void returned(ARGS) {
  y[t] = 1;
  return;
  NEVER;
}
void found(ARGS) {
  for (int k = 0; k < 16; k++)
    if (x[k] == t)
      return;
  NEVER;
}
void no_data(ARGS) {
  if (x[t] < 0)
    NEVER;
}
void impossible(ARGS) {
  if (t < 4 && t > 4)
    NEVER;
}
void empty_loop(ARGS) {
  for (int k = 0; k < x[0]; k++)
    NEVER;
}
void not_called(ARGS) {
  if (x[0])
    y[t] = never_called(t);
}
void other_way(ARGS) {
  if (x[15] == 15)
    y[t] = 1;
  else
    NEVER;
}
