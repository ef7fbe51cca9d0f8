#define AT(type, offset) (*(global type *)((global char *)x + (offset)))
struct pair { char c; int i; };

void word(ARGS) { y[t] = AT(int, 1); } // fault
void half_word(ARGS) { y[t] = AT(short, 4 * t + 1); } // fault
void long_word(ARGS) { y[t] = AT(long, 4); } // fault
void vector(ARGS) { y[t] = AT(int4, 8).x; } // fault
void two_lanes(ARGS) { y[t] = AT(int2, 4).y; } // fault
void number(ARGS) { y[t] = AT(float, 2); } // fault
void by_index(ARGS) { y[t] = AT(int, 5 * t); } // fault
void written(ARGS) { *(global short *)((global char *)(y + t) + 1) = 3; } // fault
void in_array(ARGS) {
  char a[16] = {0}, *p = a + 2;
  *(int *)p = 3; // fault
}
void member(ARGS) { y[t] = AT(struct pair, 2).i; } // fault
void local_memory(ARGS) { *(local short *)((local char *)(l + t) + 1) = 1; } // fault

void aligned_word(ARGS) { y[t] = AT(int, 4 * t); }
void aligned_half_word(ARGS) { y[t] = AT(short, 2 * t); }
void aligned_long_word(ARGS) { y[t] = AT(long, 8); }
void aligned_vector(ARGS) { y[t] = AT(int4, 16).x; }
void bytes(ARGS) { y[t] = AT(char, 7); }
void vector_of_elements(ARGS) { y[t] = vload4(0, x + 1).x; }
void put_together(ARGS) { y[t] = AT(uchar, 1) | AT(uchar, 2) << 8; }
void two_words(ARGS) { y[t] = vload2(0, x + 3).y; }
void written_bytes(ARGS) { ((global char *)(y + t))[3] = 1; }
void copied(ARGS) {
  struct pair p = {1, 2}, q;
  q = p;
  y[t] = q.i;
}
void local_word(ARGS) { l[t] = 1; }
