@group(0) @binding(0) var<storage, read_write> steps: array<u32>;
fn steps_of(start: u32) -> u32 {
  var n = start;
  var count = 0u;
  loop {
    if (n == 1u) { break; }
    if (n % 2u == 0u) { n = n / 2u; } else { n = 3u * n + 1u; }
    count++;
  }
  return count;
}
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  steps[id.x] = steps_of(id.x + 1u);
}
