struct I { float3 n : NORMAL; float3 v : VIEW; };
float4 main(I i) : SV_Target0 {
    float3 r = reflect(i.v, normalize(i.n));
    float3 t = refract(i.v, i.n, 0.66f);
    float3 f = faceforward(i.n, i.v, i.n);
    return float4(r + t * distance(i.n, i.v) + cross(f, r), fmod(length(t), 0.3f));
}
