// cl: clc++2021
// C++ for OpenCL: templates, classes, references, overloads, lambdas; its builtins have the names of OpenCL C.
template <typename T> T larger(T a, T b) { return a > b ? a : b; }

class counter {
    int value = 0;

public:
    void add(int by) { value += by; }
    int get() const { return value; }
};

namespace shapes {
struct box { float4 low, high; };
float volume(const box &b) { float4 d = b.high - b.low; return d.x * d.y * d.z; }
}

kernel void mixed(global int *ints, global float *floats)
{
    size_t i = get_global_id(0);
    counter c;
    auto twice = [&](int x) { c.add(x); return 2 * x; };
    ints[i] = larger(twice(ints[i]), 3) + c.get();
    shapes::box b{(float4)(0.0f), (float4)(floats[i])};
    floats[i] = larger(shapes::volume(b), sin(floats[i]));
}
