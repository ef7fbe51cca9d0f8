struct Body { place: vec3<f32>, mass: f32 }
@group(0) @binding(0) var<storage, read> bodies: array<Body>;
@group(0) @binding(1) var<storage, read_write> forces: array<vec4<f32>>;
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let own = bodies[id.x];
  var force = vec3<f32>();
  for (var k = 0u; k < arrayLength(&bodies); k++) {
    let d = bodies[k].place - own.place;
    let r = dot(d, d) + 0.01;
    force += d * (bodies[k].mass / (r * sqrt(r)));
  }
  forces[id.x] = vec4<f32>(force, 0.0);
}
