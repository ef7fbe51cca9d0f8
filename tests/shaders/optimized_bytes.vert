#version 450
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require
layout(set = 0, binding = 0) readonly buffer Vertices { uint8_t bytes[]; };
layout(set = 0, binding = 1) readonly buffer Shorts { int16_t shorts[]; };
layout(location = 0) out vec4 color;
void main() {
    color = vec4(float(uint(bytes[gl_VertexIndex])), float(int(shorts[gl_VertexIndex])), 0.0, 1.0);
    gl_Position = vec4(0.0);
}
