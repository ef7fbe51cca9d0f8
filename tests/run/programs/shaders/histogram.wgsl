@group(0) @binding(0) var<storage, read> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> counts: array<atomic<u32>, 16>;
var<workgroup> own: array<atomic<u32>, 16>;
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_index) t: u32) {
  atomicAdd(&own[values[id.x] % 16u], 1u);
  workgroupBarrier();
  if (t < 16u) { atomicAdd(&counts[t], atomicLoad(&own[t])); }
}
