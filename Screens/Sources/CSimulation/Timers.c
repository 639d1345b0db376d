// Timers of run loops: those that a simulation adds end with it, and earlier ones are suspended until it ends.
//
// A run loop isn't aware of simulations. Remaining timers would be due in another time.
#define _GNU_SOURCE
#include "Thread.h"

#define CSIM_LIBRARY "libFoundation.so"

#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <pthread.h>

struct timer {
  void *timer;
  void *loop;
  /// The fire date of a suspended timer.
  double date;
};

struct timers {
  struct timer *items;
  long count, capacity;
};

/// The timers that were added outside of simulations.
static struct timers outside;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// The timers that this thread's simulation has added.
static _Thread_local struct timers inside;

/// Functions of Foundation, by name: this library is linked without it.
#define FOUNDATION(result, name, ...) ((result(*)(__VA_ARGS__))dlsym(RTLD_DEFAULT, #name))

#define CALLED(name) CSIM_FUNCTION(name, #name, CSIM_LIBRARY, .may_be_unreached = true)
CALLED(CFRelease)
CALLED(CFRetain)
CALLED(CFRunLoopGetCurrent)
CALLED(CFRunLoopTimerGetNextFireDate)
CALLED(CFRunLoopTimerInvalidate)
CALLED(CFRunLoopTimerIsValid)
CALLED(CFRunLoopTimerSetNextFireDate)

static bool is_valid(struct timer timer) { return FOUNDATION(bool, CFRunLoopTimerIsValid, void *)(timer.timer); }

/// Releases timers that have ended.
static void clean(struct timers *timers) {
  long kept = 0;
  for (long i = 0; i < timers->count; i++) {
    if (is_valid(timers->items[i])) {
      timers->items[kept++] = timers->items[i];
    } else {
      FOUNDATION(void, CFRelease, void *)(timers->items[i].timer);
    }
  }
  timers->count = kept;
}

static void add(struct timers *timers, void *timer, void *loop) {
  if (timers->count == timers->capacity) clean(timers);
  if (timers->count * 2 >= timers->capacity) {
    long capacity = timers->capacity * 2 + 16;
    struct timer *items = realloc(timers->items, (size_t)capacity * sizeof *items);
    if (!items) return;
    timers->items = items;
    timers->capacity = capacity;
  }
  FOUNDATION(void *, CFRetain, void *)(timer);
  timers->items[timers->count++] = (struct timer){timer, loop, 0};
}

CSIM_NEXT(void, CFRunLoopAddTimer, void *, void *, const void *)

/// Weak, as a program that links Foundation statically has it twice.
__attribute__((weak)) void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  if (csim_thread.scheduler) {
    add(&inside, timer, loop);
  } else {
    pthread_mutex_lock(&lock);
    add(&outside, timer, loop);
    pthread_mutex_unlock(&lock);
  }
  next_CFRunLoopAddTimer()(loop, timer, mode);
}

/// Suspends or resumes the earlier timers of this thread's run loop.
static void have_wait(bool waits) {
  pthread_mutex_lock(&lock);
  if (outside.count > 0) {
    clean(&outside);
    void *loop = FOUNDATION(void *, CFRunLoopGetCurrent, void)();
    for (long i = 0; i < outside.count; i++) {
      struct timer *timer = &outside.items[i];
      if (timer->loop != loop) continue;
      double date = timer->date;
      if (waits) {
        timer->date = FOUNDATION(double, CFRunLoopTimerGetNextFireDate, void *)(timer->timer);
        // The year 4001, which is `Date.distantFuture`.
        date = 63113904000.0;
      }
      FOUNDATION(void, CFRunLoopTimerSetNextFireDate, void *, double)(timer->timer, date);
    }
  }
  pthread_mutex_unlock(&lock);
}

void csim_suspend_timers(void) { have_wait(true); }
void csim_resume_timers(void) { have_wait(false); }

void csim_end_timers(void) {
  // Releasing a timer may release its target, and add another timer.
  for (long i = 0; i < inside.count; i++) {
    void *timer = inside.items[i].timer;
    FOUNDATION(void, CFRunLoopTimerInvalidate, void *)(timer);
    FOUNDATION(void, CFRelease, void *)(timer);
  }
  free(inside.items);
  inside = (struct timers){0};
}
#endif
