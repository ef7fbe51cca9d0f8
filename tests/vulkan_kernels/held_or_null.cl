kernel void held_or_null(global uint *data) {
  uint i = get_global_id(0), own = data[i];
  private uint *held[4] = {0, 0, 0, 0};
  held[own % 4] = &own;
  for (uint k = 0; k < 4; k++)
    if (held[k])
      *held[k] += 10 + k;
  data[8 + i] = own;
}
