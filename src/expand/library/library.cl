// The definitions of builtins, in OpenCL C: `library.ll` is what clang makes of this file.
#include "common.h"
#include "exponential.h"
#include "trigonometric.h"
#include "special.h"
#include "numbers.h"
#include "geometric.h"
