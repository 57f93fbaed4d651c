#if !__has_include(<turbojpeg.h>)
#error "libjpeg-turbo is missing: run Scripts/bootstrap (or: apt-get install libturbojpeg0-dev)"
#endif
#include <turbojpeg.h>
