// Functions of work-groups and of sub-groups.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel void group_sums(global const int *in, global int *out) {
  size_t i = get_global_id(0);
  int x = in[i];
  out[4 * i] = work_group_reduce_add(x);
  out[4 * i + 1] = work_group_scan_inclusive_add(x);
  out[4 * i + 2] = work_group_scan_exclusive_max(x);
  out[4 * i + 3] = work_group_reduce_min(x);
}

kernel void group_votes(global const int *in, global int *out) {
  size_t i = get_global_id(0);
  out[3 * i] = work_group_all(in[i] > 3);
  out[3 * i + 1] = work_group_any(in[i] > 95);
  out[3 * i + 2] = work_group_broadcast(in[i], 5);
}

kernel void broadcast_of_two(global const int *in, global int *out) {
  size_t at = get_global_id(1) * get_global_size(0) + get_global_id(0);
  out[at] = work_group_broadcast(in[at], 1, 2);
}

kernel void sub_group_sums(global const int *in, global int *out) {
  size_t i = get_global_id(0);
  int x = in[i];
  out[4 * i] = sub_group_reduce_add(x);
  out[4 * i + 1] = sub_group_scan_exclusive_add(x);
  out[4 * i + 2] = sub_group_broadcast(x, 3);
  out[4 * i + 3] = get_sub_group_id() * 100 + get_sub_group_local_id();
}

kernel void sub_group_votes(global const int *in, global int *out) {
  size_t i = get_global_id(0);
  out[2 * i] = sub_group_all(in[i] > 3);
  out[2 * i + 1] = sub_group_any(in[i] > 95);
}

// The mean of each group, of which all take the distance.
kernel void distances(global const float *in, global float *out) {
  size_t i = get_global_id(0);
  float mean = work_group_reduce_add(in[i]) / get_local_size(0);
  out[i] = fabs(in[i] - mean);
}
