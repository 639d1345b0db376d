// Clocks, sleeping, and the timers of run loops.
//
// Libraries call these functions through their linkage tables, which prefer the executable's definitions. All forward calls of threads
// that don't simulate.
#define _GNU_SOURCE
#include "Thread.h"

#define CSIM_LIBRARY "libc.so"

#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

_Thread_local struct csim_thread csim_thread;

int64_t csim_now(void) { return csim_thread.now; }
void csim_set_now(int64_t now) { csim_thread.now = now; }
void *csim_scheduler(void) { return csim_thread.scheduler; }

void csim_set_scheduler(void *scheduler, uint64_t seed, uint64_t first_task) {
  if (!csim_thread.scheduler && scheduler) csim_simulating++;
  if (csim_thread.scheduler && !scheduler) csim_simulating--;
  csim_thread = (struct csim_thread){scheduler, 0, seed, first_task};
  csim_forget_timers();
}

// MARK: Clocks

CSIM_NEXT(int, clock_gettime, clockid_t, struct timespec *)

int clock_gettime(clockid_t id, struct timespec *time) {
  bool measures_work = id == CLOCK_PROCESS_CPUTIME_ID || id == CLOCK_THREAD_CPUTIME_ID;
  if (!csim_thread.scheduler || measures_work) {
    int (*next)(clockid_t, struct timespec *) = next_clock_gettime();
    return next ? next(id, time) : (int)syscall(SYS_clock_gettime, id, time);
  }
  bool is_wall = id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE;
  int64_t value = csim_thread.now + (is_wall ? csim_wall_base : csim_monotonic_base);
  time->tv_sec = value / 1000000000;
  time->tv_nsec = value % 1000000000;
  return 0;
}

CSIM_FUNCTION(gettimeofday, "gettimeofday", CSIM_LIBRARY)

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec found;
  clock_gettime(CLOCK_REALTIME, &found);
  time->tv_sec = found.tv_sec;
  time->tv_usec = found.tv_nsec / 1000;
  return 0;
}

// MARK: Sleeping

CSIM_NEXT(int, nanosleep, const struct timespec *, struct timespec *)
CSIM_NEXT(int, usleep, useconds_t)
CSIM_NEXT(unsigned, sleep, unsigned)

int nanosleep(const struct timespec *time, struct timespec *rest) {
  if (!csim_thread.scheduler) return next_nanosleep()(time, rest);
  csim_thread.now += time->tv_sec * 1000000000LL + time->tv_nsec;
  return 0;
}

int usleep(useconds_t microseconds) {
  if (!csim_thread.scheduler) return next_usleep()(microseconds);
  csim_thread.now += microseconds * 1000LL;
  return 0;
}

unsigned sleep(unsigned seconds) {
  if (!csim_thread.scheduler) return next_sleep()(seconds);
  csim_thread.now += seconds * 1000000000LL;
  return 0;
}

// MARK: Timers of run loops

// A run loop has one kernel timer. It's recorded here, and fires at its virtual time.
enum { timer_capacity = 64 };
static _Thread_local struct {
  int file;
  int64_t deadline;
} timers[timer_capacity];
static _Thread_local int timer_count;

CSIM_NEXT(int, timerfd_settime, int, int, const struct itimerspec *, struct itimerspec *)

int timerfd_settime(int file, int flags, const struct itimerspec *value, struct itimerspec *old) {
  if (!csim_thread.scheduler) return next_timerfd_settime()(file, flags, value, old);
  for (int i = 0; i < timer_count; i++)
    if (timers[i].file == file) timers[i] = timers[--timer_count];
  int64_t time = value->it_value.tv_sec * 1000000000LL + value->it_value.tv_nsec;
  if (time == 0) return 0;
  if (timer_count == timer_capacity) {
    csim_handler.unsupported(csim_thread.scheduler, "more than 64 run loops with timers");
    return 0;
  }
  timers[timer_count].file = file;
  timers[timer_count].deadline = flags & TFD_TIMER_ABSTIME ? time - csim_monotonic_base : csim_thread.now + time;
  timer_count++;
  return 0;
}

int64_t csim_next_timer(void) {
  int64_t next = INT64_MAX;
  for (int i = 0; i < timer_count; i++)
    if (timers[i].deadline < next) next = timers[i].deadline;
  return next;
}

bool csim_fire_timers(void) {
  bool any = false;
  for (int i = 0; i < timer_count; i++) {
    if (timers[i].deadline > csim_thread.now) continue;
    struct itimerspec soon = {{0, 0}, {0, 1}};
    next_timerfd_settime()(timers[i].file, 0, &soon, NULL);
    struct pollfd file = {timers[i].file, POLLIN, 0};
    poll(&file, 1, 100);
    timers[i--] = timers[--timer_count];
    any = true;
  }
  return any;
}

void csim_forget_timers(void) { timer_count = 0; }
#endif
