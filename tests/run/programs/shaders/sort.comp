#version 450
// Sorts 64 numbers in shared memory, twice as many as invocations.
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer A { int values[]; };
shared int data[64];
void main() {
  uint t = gl_LocalInvocationIndex;
  data[t] = values[t];
  data[t + 32] = values[t + 32];
  for (uint size = 2; size <= 64; size *= 2)
    for (uint step = size / 2; step > 0; step /= 2) {
      barrier();
      uint low = t / step * step * 2 + t % step, high = low + step;
      int a = data[low], b = data[high];
      if ((a > b) == ((low & size) == 0)) {
        data[low] = b;
        data[high] = a;
      }
    }
  barrier();
  values[t] = data[t];
  values[t + 32] = data[t + 32];
}
