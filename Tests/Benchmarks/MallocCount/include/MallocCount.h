#ifndef MALLOC_COUNT_H
#define MALLOC_COUNT_H

/// Heap allocations made by the calling thread so far: malloc, calloc, realloc and aligned ones.
unsigned long mallocCountOfThread(void);

/// Bytes of the heap in use by all threads.
unsigned long mallocBytesInUse(void);

#endif
