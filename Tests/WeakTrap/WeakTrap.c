// Stands in front of Swift's runtime and stops the process where Apple's would.
//
// In Objective-C's runtime, forming a weak reference to an object that is being freed is fatal. Swift's own
// gives nil. On Linux, views and controllers are objects of Swift, so no test would see it.
#include "WeakTrap.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What a class looks like is part of Swift's stable interface.
typedef struct Class {
  const void *kind;
  const struct Class *superclass;
} Class;

typedef struct {
  const char *text;
  size_t length;
} Name;

typedef void *(*Form)(void *reference, void *object);

extern bool swift_isDeallocating(void *object);
extern Name swift_getTypeName(const Class *type, bool isQualified);

static Form formFirst, formAgain;
static unsigned long count;

__attribute__((constructor)) static void findRuntime(void) {
  formFirst = (Form)dlsym(RTLD_NEXT, "swift_weakInit");
  formAgain = (Form)dlsym(RTLD_NEXT, "swift_weakAssign");
}

// A class without NSObject above it is one of Swift's on Apple's systems, too.
static bool isOfObjectiveC(const Class *class) {
  while (class->superclass) class = class->superclass;
  Name root = swift_getTypeName(class, true);
  static const char expected[] = "Foundation.NSObject";
  return root.length == sizeof expected - 1 && memcmp(root.text, expected, root.length) == 0;
}

static void check(void *object) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  if (!object || !swift_isDeallocating(object)) return;
  const Class *class = *(const Class **)object;
  if (!isOfObjectiveC(class)) return;
  Name name = swift_getTypeName(class, true);
  fprintf(
      stderr,
      "Cannot form weak reference to instance (%p) of class %.*s. It is possible that this object was "
      "over-released, or is in the process of deallocation.\n",
      object, (int)name.length, name.text);
  abort();
}

unsigned long weakReferencesFormed(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

void *swift_weakInit(void *reference, void *object) {
  check(object);
  return formFirst(reference, object);
}

void *swift_weakAssign(void *reference, void *object) {
  check(object);
  return formAgain(reference, object);
}
