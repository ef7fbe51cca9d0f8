#version 450
layout(set = 0, binding = 0) uniform texture2D image;
layout(set = 0, binding = 1) uniform sampler how;
layout(location = 0) in vec2 place;
layout(location = 0) out vec4 color;
void main() {
    vec4 sum = vec4(0.0);
    for (int i = -2; i <= 2; i++) {
        for (int k = -2; k <= 2; k++) {
            vec4 one = textureLod(sampler2D(image, how), place + vec2(i, k) * 0.01, 0.0);
            if (one.a < 0.1)
                break;
            sum += one;
        }
    }
    color = sum / 25.0;
}
