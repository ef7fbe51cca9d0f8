struct Particle { float4 position; float4 velocity; float mass; uint kind; };
RWStructuredBuffer<Particle> Particles : register(u0);
cbuffer Step : register(b1) { float time; uint count; };
[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    if (id.x >= count)
        return;
    Particle own = Particles[id.x];
    own.position += own.velocity * time;
    own.velocity *= own.kind == 1 ? -1.0f : 0.5f;
    own.mass += 1.0f;
    Particles[id.x] = own;
}
