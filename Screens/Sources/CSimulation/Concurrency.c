// The hooks of Swift's concurrency runtime.
//
// Their names and types are those of include/swift/Runtime/Concurrency.h in https://github.com/swiftlang/swift.
#include "Thread.h"

#if defined(__linux__) && defined(__GLIBC__)

#define SWIFTCC __attribute__((swiftcall))

typedef struct {
  void *object;
  void *witness;
} executor;

typedef SWIFTCC void (*enqueue)(void *job);
typedef SWIFTCC void (*enqueue_delayed)(uint64_t delay, void *job);
typedef SWIFTCC void (*enqueue_until)(
    long long seconds, long long nanoseconds, long long tolerance, long long tolerance_nanoseconds, int clock,
    void *job);
typedef SWIFTCC executor (*get_main)(void);

extern SWIFTCC void (*swift_task_enqueueGlobal_hook)(void *, enqueue);
extern SWIFTCC void (*swift_task_enqueueGlobalWithDelay_hook)(uint64_t, void *, enqueue_delayed);
extern SWIFTCC void (*swift_task_enqueueGlobalWithDeadline_hook)(
    long long, long long, long long, long long, int, void *, enqueue_until);
extern SWIFTCC executor (*swift_task_getMainExecutor_hook)(get_main);
extern SWIFTCC uint64_t swift_task_getJobTaskId(void *job);
extern SWIFTCC void swift_job_run(void *job, executor executor);

csim_handlers csim_handler;
_Atomic int csim_simulating;
static executor main_executor;

uint64_t csim_task_identifier(void *job) { return swift_task_getJobTaskId(job); }

bool csim_is_outside(void *job) {
  uint64_t task = swift_task_getJobTaskId(job);
  // The jobs of actors have no number.
  return task != 0 && task < csim_thread.first_task && !csim_handler.is_of_simulation(task);
}

static _Thread_local uint64_t *identified_task;

void csim_identify_next_task(uint64_t *identifier) { identified_task = identifier; }

static SWIFTCC void global(void *job, enqueue original) {
  if (identified_task) {
    *identified_task = swift_task_getJobTaskId(job);
    identified_task = NULL;
    return swift_job_run(job, (executor){NULL, NULL});
  }
  if (csim_thread.scheduler) {
    return csim_is_outside(job) ? original(job) : csim_handler.global(csim_thread.scheduler, job, 0);
  }
  if (csim_simulating && csim_handler.foreign(job)) return;
  original(job);
}

static SWIFTCC void delayed(uint64_t delay, void *job, enqueue_delayed original) {
  if (!csim_thread.scheduler) return original(delay, job);
  csim_handler.global(csim_thread.scheduler, job, csim_thread.now + (int64_t)delay);
}

static SWIFTCC void until(
    long long seconds, long long nanoseconds, long long tolerance, long long tolerance_nanoseconds, int clock,
    void *job, enqueue_until original) {
  if (!csim_thread.scheduler) return original(seconds, nanoseconds, tolerance, tolerance_nanoseconds, clock, job);
  csim_handler.global(
      csim_thread.scheduler, job, seconds * 1000000000LL + nanoseconds - csim_monotonic_base);
}

// Hops use this reference. The hook of swift_task_enqueueMainExecutor is never called for them:
// https://github.com/swiftlang/swift/issues/63104
static SWIFTCC executor get_main_executor(get_main original) {
  return csim_thread.scheduler ? main_executor : original();
}

void csim_install(csim_handlers handlers, void *main_executor_object, void *main_executor_witness) {
  csim_handler = handlers;
  main_executor = (executor){main_executor_object, main_executor_witness};
  swift_task_enqueueGlobal_hook = global;
  swift_task_enqueueGlobalWithDelay_hook = delayed;
  swift_task_enqueueGlobalWithDeadline_hook = until;
  swift_task_getMainExecutor_hook = get_main_executor;
}
#endif
