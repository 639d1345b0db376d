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

/// Declares `next_NAME`, the function that a definition here stands before.
#define CSIM_NEXT(result, name, ...) \
  static result (*next_##name(void))(__VA_ARGS__) { \
    static _Atomic(void *) found; \
    void *function = found; \
    if (!function) found = function = dlsym(RTLD_NEXT, #name); \
    return (result(*)(__VA_ARGS__))function; \
  }

#endif
