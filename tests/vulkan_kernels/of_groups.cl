kernel void of_groups(global const uint *words, global const float *reals, global const long *longs, global uint *a, global float *b,
                      global long *c) {
  size_t at = get_global_linear_id();
  uint word = words[at];
  global uint *out = a + at * 16;
  out[0] = work_group_reduce_add(word);
  out[1] = work_group_scan_inclusive_add(word);
  out[2] = work_group_scan_exclusive_add(word);
  out[3] = work_group_reduce_max(word);
  out[4] = work_group_scan_exclusive_min(word);
  out[5] = work_group_scan_inclusive_max((int)word - 500);
  out[6] = work_group_reduce_min((int)word - 500);
  out[7] = work_group_all(word < 990) + 2 * work_group_all(word < 200);
  out[8] = work_group_any(word > 100) + 2 * work_group_any(word > 1000);
  out[9] = work_group_broadcast(word, 1, 1);
  out[10] = work_group_scan_exclusive_max((int)word - 2000);
  for (uint i = 0; i < 3; i++)
    out[11 + i] = work_group_reduce_add(word >> i);
  float real = reals[at];
  b[at * 4] = work_group_reduce_add(real);
  b[at * 4 + 1] = work_group_scan_inclusive_min(real);
  b[at * 4 + 2] = work_group_reduce_max(-real);
  b[at * 4 + 3] = work_group_scan_exclusive_add(real);
  c[at * 4] = work_group_reduce_min(longs[at]);
  c[at * 4 + 1] = work_group_scan_inclusive_add(longs[at]);
  c[at * 4 + 2] = work_group_scan_exclusive_max(longs[at]);
}
