void quotient(ARGS) { y[t] = 10 / x[t]; } // fault
void rest(ARGS) { y[t] = 10 % x[t]; } // fault
void unsigned_quotient(ARGS) { y[t] = 10u / (uint)x[t]; } // fault
void unsigned_rest(ARGS) { y[t] = 10u % (uint)x[t]; } // fault
void difference(ARGS) { y[t] = 10 / (t - 3); } // fault
void long_quotient(ARGS) { y[t] = 10L / (long)x[t]; } // fault
void lanes(ARGS) { y[t] = ((int2)(8) / (int2)(1, t)).y; } // fault
void average(ARGS) {
  int count = 0;
  for (int k = 0; k < 16; k++)
    count += x[k] > 20;
  y[t] = t / count; // fault
}
void narrow(ARGS) { y[t] = (char)9 / (char)x[t]; } // fault
void overflow(ARGS) { y[t] = (INT_MIN + x[0]) / (x[t] - 1); } // fault
void overflow_of_rest(ARGS) { y[t] = (INT_MIN + x[0]) % (x[0] - 1); } // fault

void by_one_more(ARGS) { y[t] = 10 / (x[t] + 1); }
void guarded(ARGS) { y[t] = x[t] ? 10 / x[t] : 0; }
void constant_divisor(ARGS) { y[t] = x[t] / 3; }
void of_floats(ARGS) { y[t] = 10.0f / x[t] > 5; }
void minus_one(ARGS) { y[t] = (INT_MIN + 1) / (x[0] - 1); }
void unsigned_greatest(ARGS) { y[t] = 0x80000000u / (uint)(x[0] - 1); }
void long_is_wide(ARGS) { y[t] = (long)INT_MIN / (long)(x[0] - 1) > 0; }
void safe_lanes(ARGS) { y[t] = ((int2)(8) / (int2)(1, t + 1)).y; }
void zero_divided(ARGS) { y[t] = x[0] / (t + 1); }
void odd(ARGS) { y[t] = 100 % (x[t] | 1); }
void shifted(ARGS) { y[t] = 100 / (1 << t); }
