@group(0) @binding(0) var<storage, read> a: array<mat4x4<f32>>;
@group(0) @binding(1) var<storage, read_write> b: array<mat4x4<f32>>;
@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  b[id.x] = transpose(a[id.x]) * b[id.x];
}
