#if !__has_include(<webp/mux.h>)
#error "libwebp is missing: run Scripts/bootstrap (or: apt-get install libwebp-dev)"
#endif
#include <webp/decode.h>
#include <webp/encode.h>
#include <webp/mux.h>
