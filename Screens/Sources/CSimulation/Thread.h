#pragma once
#include "CSimulation.h"

#if defined(__linux__) && defined(__GLIBC__)

/// The thread-local state of a simulation.
struct csim_thread {
  void *scheduler;
  int64_t now;
  uint64_t random;
  /// The identifier of the first task that can have begun in the simulation.
  uint64_t first_task;
};

extern _Thread_local struct csim_thread csim_thread;
extern csim_handlers csim_handler;
/// The number of simulating threads.
extern _Atomic int csim_simulating;

void csim_forget_timers(void);
/// Returns the next of this thread's random numbers. Its highest bits are the most random.
uint64_t csim_random(void);
/// Returns whether a job's task began outside of simulations, before this thread's simulation.
bool csim_is_outside(void *job);
/// Returns whether code at an address is Foundation's, and not the app's.
bool csim_is_of_foundation(const void *caller);

/// A function of another library that a definition here replaces.
struct csim_function {
  const char *name;
  /// The prefix of the library's file name.
  const char *library;
  /// Whether a program that doesn't link the library itself calls the library's own function.
  bool may_be_unreached;
  struct csim_function *next;
};

void csim_add_function(struct csim_function *function);

/// Registers a function for `csim_look_for_functions`. It runs before `main`.
#define CSIM_FUNCTION(identifier, ...) \
  __attribute__((constructor)) static void add_##identifier(void) { \
    static struct csim_function function = {__VA_ARGS__}; \
    csim_add_function(&function); \
  }

/// Declares `next_NAME`, the function of CSIM_LIBRARY that a definition here replaces, and registers it.
#define CSIM_NEXT(result, name, ...) \
  CSIM_FUNCTION(name, #name, CSIM_LIBRARY) \
  CSIM_NEXT_IF_ANY(result, name, __VA_ARGS__)

/// Declares `next_NAME` of a function that the library may not have, which returns NULL then.
#define CSIM_NEXT_IF_ANY(result, name, ...) \
  static result (*next_##name(void))(__VA_ARGS__) { \
    static _Atomic(void *) found; \
    void *function = found; \
    if (!function) found = function = dlsym(RTLD_NEXT, #name); \
    return (result(*)(__VA_ARGS__))function; \
  }

#endif
