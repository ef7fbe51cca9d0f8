#version 450
// A step of particles that bounce off walls, twelve times.
layout(local_size_x = 8) in;
struct Particle { vec2 place; vec2 speed; };
layout(std430, binding = 0) buffer A { Particle particles[]; };
Particle moved(Particle p) {
  p.place += p.speed * 0.25;
  for (int k = 0; k < 2; k++)
    if (abs(p.place[k]) > 1.0) {
      p.place[k] = sign(p.place[k]) * 2.0 - p.place[k];
      p.speed[k] = -p.speed[k];
    }
  return p;
}
void main() {
  Particle p = particles[gl_GlobalInvocationID.x];
  for (int n = 0; n < 12; n++)
    p = moved(p);
  particles[gl_GlobalInvocationID.x] = p;
}
