cbuffer Constants : register(b0) { float4 scale; float4 offset; };
float4 main(float4 position : POSITION) : SV_Position { return position * scale + offset; }
