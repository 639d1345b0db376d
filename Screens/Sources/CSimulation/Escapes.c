// APIs that would silently escape the simulation: threads, conditions, waiting run loops, older clocks and random numbers.
#define _GNU_SOURCE
#include "Thread.h"

#define CSIM_LIBRARY "libc.so"

#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>

/// Returns whether an address is in a library whose file name contains a text.
static bool is_in_library(const void *address, const char *name) {
  Dl_info found;
  return dladdr(address, &found) && found.dli_fname && strstr(found.dli_fname, name);
}

static void report(const char *what, const char *instead) {
  csim_handler.escaped(csim_thread.scheduler, what, instead);
}

// MARK: Threads

CSIM_NEXT(int, pthread_create, pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*start)(void *), void *restrict context) {
  // Threads that Dispatch creates for others aren't the app's.
  if (csim_thread.scheduler && !is_in_library((const void *)start, "libdispatch"))
    report("A thread of its own", "Use a Task or a queue: what a thread hands back is lost, or comes at another time in each run.");
  return next_pthread_create()(thread, attributes, start, context);
}

// MARK: Conditions

CSIM_NEXT(int, pthread_cond_wait, pthread_cond_t *, pthread_mutex_t *)
CSIM_NEXT(int, pthread_cond_timedwait, pthread_cond_t *, pthread_mutex_t *, const struct timespec *)

CSIM_NEXT(int, pthread_cond_signal, pthread_cond_t *)
CSIM_NEXT(int, pthread_cond_broadcast, pthread_cond_t *)

/// A wait of this thread for a condition. Waits may be nested.
struct wait {
  pthread_cond_t *condition;
  bool is_signalled;
  struct wait *outer;
};
static _Thread_local struct wait *waits;

static void note_signal(pthread_cond_t *condition, bool all) {
  for (struct wait *wait = waits; wait; wait = wait->outer)
    if (wait->condition == condition && !wait->is_signalled) {
      wait->is_signalled = true;
      if (!all) return;
    }
}

int pthread_cond_signal(pthread_cond_t *condition) {
  if (csim_thread.scheduler) note_signal(condition, false);
  return next_pthread_cond_signal()(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  if (csim_thread.scheduler) note_signal(condition, true);
  return next_pthread_cond_broadcast()(condition);
}

/// Runs other work of the thread until it signals a condition. If no remaining work can, the wait ends.
static csim_wait await_signal(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
  static _Thread_local int vain;
  struct wait wait = {condition, false, waits};
  csim_wait found = csim_wait_continue;
  waits = &wait;
  pthread_mutex_unlock(mutex);
  while (!wait.is_signalled && found == csim_wait_continue)
    found = csim_handler.await_work(csim_thread.scheduler, deadline, "a condition");
  pthread_mutex_lock(mutex);
  waits = wait.outer;
  if (wait.is_signalled) found = csim_wait_continue;
  vain = found == csim_wait_stuck ? vain + 1 : 0;
  enum { most = 1000 };
  if (vain < most) return found;
  fprintf(stderr, "Fatal error: The simulated thread waits for a condition (NSCondition, NSConditionLock) that nothing left can "
                  "signal. Use a continuation, a semaphore, or an actor.\n");
  abort();
}

int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
  if (!csim_thread.scheduler) return next_pthread_cond_wait()(condition, mutex);
  await_signal(condition, mutex, INT64_MAX);
  return 0;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  if (!csim_thread.scheduler) return next_pthread_cond_timedwait()(condition, mutex, time);
  int64_t deadline = time->tv_sec * 1000000000LL + time->tv_nsec - csim_wall_base;
  return await_signal(condition, mutex, deadline) == csim_wait_timed_out ? ETIMEDOUT : 0;
}

// MARK: Run loops

CSIM_NEXT(int, epoll_wait, int, struct epoll_event *, int, int)
CSIM_NEXT(int, ppoll, struct pollfd *, nfds_t, const struct timespec *, const sigset_t *)

/// The length of a run loop's wait in virtual nanoseconds.
static const int64_t moment = 10000000;

int epoll_wait(int set, struct epoll_event *events, int count, int timeout) {
  if (!csim_thread.scheduler || timeout == 0) return next_epoll_wait()(set, events, count, timeout);
  int found = next_epoll_wait()(set, events, count, 0);
  if (found != 0) return found;
  csim_handler.run_loop_waits(csim_thread.scheduler, moment);
  return next_epoll_wait()(set, events, count, 0);
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
  bool waits = !timeout || timeout->tv_sec || timeout->tv_nsec;
  if (!csim_thread.scheduler || !waits) return next_ppoll()(files, count, timeout, signals);
  const struct timespec none = {0, 0};
  int found = next_ppoll()(files, count, &none, signals);
  if (found != 0) return found;
  csim_handler.run_loop_waits(csim_thread.scheduler, moment);
  return next_ppoll()(files, count, &none, signals);
}

bool csim_is_of_foundation(const void *caller) { return is_in_library(caller, "libFoundation"); }

// MARK: Clocks

CSIM_NEXT(time_t, time, time_t *)
CSIM_NEXT(clock_t, clock, void)

time_t time(time_t *result) {
  if (!csim_thread.scheduler) return next_time()(result);
  time_t now = (csim_thread.now + csim_wall_base) / 1000000000;
  if (result) *result = now;
  return now;
}

// The processor's time is virtual: it passes only by waiting.
clock_t clock(void) {
  if (!csim_thread.scheduler) return next_clock()();
  return (clock_t)(csim_thread.now / (1000000000 / CLOCKS_PER_SEC));
}

// MARK: Random numbers

CSIM_NEXT(long, random, void)
CSIM_NEXT(int, rand, void)
CSIM_NEXT(long, lrand48, void)
CSIM_NEXT(double, drand48, void)
CSIM_NEXT_IF_ANY(uint32_t, arc4random, void)
CSIM_NEXT_IF_ANY(uint32_t, arc4random_uniform, uint32_t)
CSIM_NEXT_IF_ANY(void, arc4random_buf, void *, size_t)

long random(void) { return csim_thread.scheduler ? (long)(csim_random() >> 33) : next_random()(); }
int rand(void) { return csim_thread.scheduler ? (int)(csim_random() >> 33) : next_rand()(); }
long lrand48(void) { return csim_thread.scheduler ? (long)(csim_random() >> 33) : next_lrand48()(); }
double drand48(void) { return csim_thread.scheduler ? (double)(csim_random() >> 11) * 0x1p-53 : next_drand48()(); }

uint32_t arc4random(void) {
  if (csim_thread.scheduler) return (uint32_t)(csim_random() >> 32);
  // Older versions of the library don't have it.
  return next_arc4random() ? next_arc4random()() : (uint32_t)next_random()() << 1 ^ (uint32_t)next_random()();
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  if (!csim_thread.scheduler && next_arc4random_uniform()) return next_arc4random_uniform()(bound);
  return (uint32_t)(((uint64_t)arc4random() * bound) >> 32);
}

void arc4random_buf(void *buffer, size_t count) {
  if (!csim_thread.scheduler && next_arc4random_buf()) return next_arc4random_buf()(buffer, count);
  for (size_t i = 0; i < count; i++) ((unsigned char *)buffer)[i] = (unsigned char)(arc4random() >> 24);
}

// MARK: Files of random numbers

CSIM_NEXT(int, open, const char *, int, mode_t)
CSIM_NEXT(int, open64, const char *, int, mode_t)
CSIM_NEXT(FILE *, fopen, const char *, const char *)
CSIM_NEXT(FILE *, fopen64, const char *, const char *)

static void look_at(const char *path, const void *caller) {
  // Foundation reads it once for its own seed.
  if (!csim_thread.scheduler || !path || csim_is_of_foundation(caller)) return;
  if (strcmp(path, "/dev/urandom") && strcmp(path, "/dev/random")) return;
  report("/dev/urandom", "Use SystemRandomNumberGenerator, whose numbers come from the seed.");
}

static mode_t mode_of(int flags, va_list list) { return flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; }

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = mode_of(flags, list);
  va_end(list);
  look_at(path, __builtin_return_address(0));
  return next_open()(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = mode_of(flags, list);
  va_end(list);
  look_at(path, __builtin_return_address(0));
  return next_open64()(path, flags, mode);
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
  look_at(path, __builtin_return_address(0));
  return next_fopen()(path, mode);
}

FILE *fopen64(const char *restrict path, const char *restrict mode) {
  look_at(path, __builtin_return_address(0));
  return next_fopen64()(path, mode);
}
#endif
