#pragma once
#include "CSimulation.h"

#if defined(__linux__) && defined(__GLIBC__)

/// What a thread has of its own while it simulates.
struct csim_thread {
  void *scheduler;
  int64_t now;
  uint64_t random;
  /// The identifier of the first task that can have begun in the simulation.
  uint64_t first_task;
};

extern _Thread_local struct csim_thread csim_thread;
extern csim_handlers csim_handler;
/// How many threads simulate.
extern _Atomic int csim_simulating;

void csim_forget_timers(void);
/// The next of this thread's random numbers; its highest bits are the most random.
uint64_t csim_random(void);
/// Whether a job is one of a task that began outside of simulations, before the one of this thread.
bool csim_is_outside(void *job);
/// Whether code at an address is Foundation's, and no app's.
bool csim_is_of_foundation(const void *caller);

/// A function of another library that a definition here replaces.
struct csim_function {
  const char *name;
  /// How the name of the library's file begins.
  const char *library;
  /// Whether a program that doesn't link the library itself calls the library's own function.
  bool may_be_unreached;
  struct csim_function *next;
};

void csim_add_function(struct csim_function *function);

/// Has `csim_look_for_functions` find a function. It runs before `main`.
#define CSIM_FUNCTION(identifier, ...) \
  __attribute__((constructor)) static void add_##identifier(void) { \
    static struct csim_function function = {__VA_ARGS__}; \
    csim_add_function(&function); \
  }

/// Declares `next_NAME`, the function of CSIM_LIBRARY that a definition here replaces, and has `csim_look_for_functions` find it.
#define CSIM_NEXT(result, name, ...) \
  CSIM_FUNCTION(name, #name, CSIM_LIBRARY) \
  CSIM_NEXT_IF_ANY(result, name, __VA_ARGS__)

/// The same of a function that the library may not have: `next_NAME` returns NULL then.
#define CSIM_NEXT_IF_ANY(result, name, ...) \
  static result (*next_##name(void))(__VA_ARGS__) { \
    static _Atomic(void *) found; \
    void *function = found; \
    if (!function) found = function = dlsym(RTLD_NEXT, #name); \
    return (result(*)(__VA_ARGS__))function; \
  }

#endif
