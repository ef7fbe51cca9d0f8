kernel __attribute__((reqd_work_group_size(4, 2, 1))) void planned(global uint *out) {
  uint at = get_global_id(1) * get_global_size(0) + get_global_id(0);
  out[at] = get_local_size(0) * 100 + get_local_id(0) * 10 + get_group_id(0);
}

kernel void mixed_sizes(global uint *out) {
  out[get_global_id(0)] = get_local_size(0) * 100 + get_local_id(0) * 10 + get_group_id(0);
}
