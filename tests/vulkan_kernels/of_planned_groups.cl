static uint counted(uint x) {
  return work_group_scan_exclusive_add(x % 2);
}

kernel __attribute__((reqd_work_group_size(4, 1, 1))) void of_planned_groups(global const uint *in, global uint *out) {
  uint i = get_global_id(0);
  out[2 * i] = counted(in[i]);
  out[2 * i + 1] = work_group_broadcast(in[i], 2);
}
