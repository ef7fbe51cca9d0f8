#version 450
#extension GL_EXT_terminate_invocation : require
layout(location = 0) in vec2 p; layout(location = 0) out vec4 o;
float f(float x) { if (x > 3.0) terminateInvocation; return x * 2.0; }
void main() { if (p.x < 0.1) discard; o = vec4(f(p.y)); for (int i = 0; i < 4; ++i) { if (p.y > float(i)) discard; o.x += 1.0; } }
