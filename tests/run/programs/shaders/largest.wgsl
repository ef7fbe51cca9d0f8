@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> sums: array<u32>;
var<workgroup> data: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_index) t: u32, @builtin(workgroup_id) group: vec3<u32>) {
  data[t] = values[id.x];
  for (var step = 32u; step > 0u; step = step / 2u) {
    workgroupBarrier();
    if (t < step) { data[t] = max(data[t], data[t + step]); }
  }
  if (t == 0u) { sums[group.x] = data[0]; }
  values[id.x] = values[id.x] * 3u + id.x;
}
