#ifndef WEAK_TRAP_H
#define WEAK_TRAP_H

/// How many weak references have been formed to objects so far.
unsigned long weakReferencesFormed(void);

#endif
