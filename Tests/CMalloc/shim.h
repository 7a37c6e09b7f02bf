// What the C library's own module leaves out: how much memory is allocated.
#include <malloc.h>
