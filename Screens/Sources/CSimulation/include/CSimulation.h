#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

/// The result of `await_work` while a simulated thread waits.
typedef enum {
  /// Work has run or time has passed: check the condition again.
  csim_wait_continue,
  /// The deadline has passed.
  csim_wait_timed_out,
  /// No remaining work can end the wait.
  csim_wait_stuck,
} csim_wait;

/// A scheduler's functions for the work that its thread submits. Only that thread calls them, except for `foreign`.
typedef struct {
  /// Adds a job for the thread pool. A deadline of zero means none.
  void (*global)(void *scheduler, void *job, int64_t deadline);
  /// Adds a retained block for a Dispatch queue, and the group to leave after it. A deadline of zero means none.
  void (*dispatched)(void *scheduler, void *queue, void *group, void *block, int64_t deadline);
  /// Changes a group's count by `change`, and returns `false` if the group isn't this thread's.
  bool (*group_changed)(void *scheduler, void *group, int change);
  /// Adds a retained block to run when a group's count is zero.
  void (*group_notify)(void *scheduler, void *group, void *queue, void *block);
  bool (*group_is_empty)(void *scheduler, void *group);
  /// Runs earlier work before a synchronous block of a queue, and returns `false` if the queue waits for itself.
  bool (*drain)(void *scheduler, void *queue);
  /// Runs other work while the thread waits.
  csim_wait (*await_work)(void *scheduler, int64_t deadline, const char *what);
  /// Reports an API without a virtual counterpart.
  void (*unsupported)(void *scheduler, const char *what);
  /// Reports an API whose result the choices don't determine, and an alternative.
  void (*escaped)(void *scheduler, const char *what, const char *instead);
  /// Runs ready work while a run loop of the thread waits, or lets time pass, up to some nanoseconds.
  void (*run_loop_waits)(void *scheduler, int64_t duration);
  /// Takes a job that another thread enqueues in the pool while a thread simulates, and returns whether it was taken.
  bool (*foreign)(void *job);
  /// Returns whether a task that's older than this simulation ran in an earlier one.
  bool (*is_of_simulation)(uint64_t task);
} csim_handlers;

/// The value of CLOCK_MONOTONIC when virtual time is zero, in nanoseconds.
static const int64_t csim_monotonic_base = 1000000000000000LL;
/// The value of CLOCK_REALTIME when virtual time is zero, in nanoseconds: 2026-01-01, 00:00 UTC.
static const int64_t csim_wall_base = 1767225600000000000LL;

/// The state of another library's function that this one replaces.
typedef enum {
  /// Calls reach this library.
  csim_function_replaced,
  /// The program hasn't loaded the function's library.
  csim_function_unused,
  /// The library has no function of the name.
  csim_function_missing,
  /// Calls of other libraries don't reach this library.
  csim_function_unreached,
} csim_function_state;

typedef void (*csim_found_function)(void *context, const char *name, const char *library, csim_function_state state);
/// Passes each function that this library replaces, or calls by name.
void csim_look_for_functions(csim_found_function found, void *context);
/// Returns the state of a function, of a library whose file name has a prefix.
csim_function_state csim_state_of(const char *name, const char *library, bool may_be_unreached);

/// Sets the hooks of the concurrency runtime. They have no effect on threads that don't simulate.
void csim_install(csim_handlers handlers, void *main_executor_object, void *main_executor_witness);

/// Runs the next job that this thread enqueues in the pool at once, and stores the identifier of its task. Pass NULL to end this.
void csim_identify_next_task(uint64_t *identifier);
/// Learns the function by which the runtime runs jobs on the main queue, from jobs that are enqueued there meanwhile.
void csim_learn_job_runner(bool learns);

/// Returns the scheduler of this thread, or NULL if it doesn't simulate.
void *csim_scheduler(void);
/// Starts simulating on this thread from time zero on, or stops with NULL.
///
/// Tasks with smaller identifiers than the first's began before. Their jobs run outside the simulation.
void csim_set_scheduler(void *scheduler, uint64_t seed, uint64_t first_task);
/// Returns the virtual time of this thread in nanoseconds.
int64_t csim_now(void);
void csim_set_now(int64_t now);

/// Returns whether the queue is the main queue.
bool csim_is_main_queue(void *queue);
/// Returns whether the queue is one of the system's concurrent ones.
bool csim_is_global_queue(void *queue);
/// Returns the last queue in the chain of a queue's target queues, without the system's global ones.
void *csim_bottom_queue(void *queue);
/// Returns the unique identifier of a job's task, or zero for other jobs.
uint64_t csim_task_identifier(void *job);
/// Calls a block and releases it.
void csim_call_block(void *block);
/// Releases a block without calling it.
void csim_release_block(void *block);

/// Returns the virtual time in nanoseconds of the next timer of this thread's run loop, or INT64_MAX.
int64_t csim_next_timer(void);
/// Fires the kernel's timers that are due, and returns whether there are any.
bool csim_fire_timers(void);

/// Suspends the current timers of this thread's run loop, until they're resumed. Call it outside of a simulation.
void csim_suspend_timers(void);
void csim_resume_timers(void);
/// Ends the timers that this thread's simulation has added. Call it in the simulation.
void csim_end_timers(void);

/// The system's persistent state of an app.
typedef enum {
  /// User defaults of a domain, which is a `CFString`.
  csim_defaults,
  /// User defaults that are written to disk.
  csim_synchronized_defaults,
  csim_cookies,
  csim_responses,
} csim_system_part;
typedef void (*csim_will_use)(csim_system_part part, void *object);
/// Sets a function that's called before a simulating thread changes the state.
void csim_set_system_hook(csim_will_use hook);

/// A function that returns a session's configuration in place of another, retained, or NULL for the original.
typedef void *(*csim_configure)(void *configuration);
/// Sets a function that chooses the configurations of FoundationNetworking's sessions, on all threads.
void csim_set_session_hook(csim_configure hook);

/// Returns memory for numbers that a child process writes and this one reads, or NULL without any.
int32_t *csim_shared_numbers(long count);
/// Runs a function in a child process, which has only this thread, and writes its standard error to a file.
///
/// Returns the signal that ended the child, zero if it ended by itself, or -1 without a child.
int csim_run_in_child(void (*body)(void *), void *context, int error_file, unsigned seconds, bool traces);
/// Redirects a child process's errors to a file, and lets signals of crashes and timers end it. With `traces`, this process's own crash
/// handlers write their reports first.
void csim_prepare_child(int error_file, bool traces);

/// A copy of this process that waits for requests.
typedef struct {
  int process;
  int socket;
} csim_frozen;

/// Copies this process, with only this thread, and returns `false` if that fails. The function runs in copies of the copy, whose
/// standard error is written to a file.
bool csim_freeze(csim_frozen *frozen, int errors, void (*body)(void *), void *context);
/// Runs the function in a copy of the copy.
///
/// Returns the signal that ended it, zero if it ended by itself, or -1 if the copy has ended.
int csim_ask(csim_frozen frozen, unsigned seconds);
/// Ends the copy.
void csim_thaw(csim_frozen frozen);
/// Returns a file in memory, which children share, or -1 if that fails.
int csim_shared_file(void);
/// Returns a number that changes with each random number of this thread's simulation.
uint64_t csim_randomness(void);

#endif
