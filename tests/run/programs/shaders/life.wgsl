@group(0) @binding(0) var<storage, read> cells: array<u32>;
@group(0) @binding(1) var<storage, read_write> next: array<u32>;
@compute @workgroup_size(8, 4)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  var count = 0u;
  for (var k = 0u; k < 9u; k++) {
    count += cells[(id.y + 7u + k / 3u) % 8u * 16u + (id.x + 15u + k % 3u) % 16u];
  }
  let at = id.y * 16u + id.x;
  next[at] = select(0u, 1u, count == 3u || count == 4u && cells[at] == 1u);
}
