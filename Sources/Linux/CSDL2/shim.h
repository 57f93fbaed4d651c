#if !__has_include(<SDL2/SDL.h>)
#error "SDL is missing: run Scripts/bootstrap (or: apt-get install libsdl2-dev)"
#endif
#include <SDL2/SDL.h>
