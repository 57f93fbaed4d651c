#if !__has_include(<png.h>)
#error "libpng is missing: run Scripts/bootstrap (or: apt-get install libpng-dev)"
#endif
#include <png.h>
