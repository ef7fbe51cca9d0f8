// options: -debug-info-kind=standalone -dwarf-version=4 -fdebug-compilation-dir=.
// run: accumulate 64 4 whole_float[80] zero[256] int=16
// Debug information: types, variables in scopes, inlined calls, lines.
struct sample { int count; float values[2]; struct sample *next; };
typedef float real;
enum mode { ADD, SCALE = 4 };

static inline real apply(enum mode m, real a, real b)
{
    return m == ADD ? a + b : a * b;
}

kernel void accumulate(global const real *in, global real *out, int n)
{
    local real shared[4];
    struct sample s = {0, {1.0f, 2.0f}, 0};
    size_t i = get_global_id(0);
    for (int k = 0; k < n; ++k) {
        real x = in[i + k];
        s.values[k & 1] = apply(k & 1 ? ADD : SCALE, s.values[k & 1], x);
        ++s.count;
    }
    shared[i & 3] = s.values[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = shared[i & 3] + s.values[1] * s.count;
}
