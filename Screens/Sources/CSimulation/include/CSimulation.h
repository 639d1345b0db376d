#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

/// What `await_work` found while a simulated thread waits.
typedef enum {
  /// Something has run or time has passed: look again at what is waited for.
  csim_wait_continue,
  /// The deadline has come.
  csim_wait_timed_out,
  /// Nothing is left that could end the wait.
  csim_wait_stuck,
} csim_wait;

/// What a scheduler does with the work that its thread hands out. Only that thread calls, except for `foreign`.
typedef struct {
  /// A job for the pool of threads; a deadline of zero is none.
  void (*global)(void *scheduler, void *job, int64_t deadline);
  /// A block for a queue of Dispatch, retained, and the group that is left after it; a deadline of zero is none.
  void (*dispatched)(void *scheduler, void *queue, void *group, void *block, int64_t deadline);
  /// A group's count changes by `change`; `false` if the group is not this thread's.
  bool (*group_changed)(void *scheduler, void *group, int change);
  /// A block, retained, for when a group's count is zero.
  void (*group_notify)(void *scheduler, void *group, void *queue, void *block);
  bool (*group_is_empty)(void *scheduler, void *group);
  /// Runs what is before a synchronous block in its queue; `false` if the queue waits for itself.
  bool (*drain)(void *scheduler, void *queue);
  /// Lets other work run while the thread waits.
  csim_wait (*await_work)(void *scheduler, int64_t deadline, const char *what);
  /// Something that has no virtual counterpart.
  void (*unsupported)(void *scheduler, const char *what);
  /// Something whose outcome the choices do not decide, and what to use instead.
  void (*escaped)(void *scheduler, const char *what, const char *instead);
  /// A run loop of the thread waits for at most some nanoseconds: what may run does, or time passes.
  void (*run_loop_waits)(void *scheduler, int64_t duration);
  /// A job that another thread hands to the pool while a thread simulates; `true` if the job was taken.
  bool (*foreign)(void *job);
  /// Whether a task, which is older than this simulation, ran in an earlier one.
  bool (*is_of_simulation)(uint64_t task);
} csim_handlers;

/// What CLOCK_MONOTONIC shows when virtual time is zero, in nanoseconds.
static const int64_t csim_monotonic_base = 1000000000000000LL;
/// What CLOCK_REALTIME shows when virtual time is zero, in nanoseconds: 2026-01-01, 00:00 UTC.
static const int64_t csim_wall_base = 1767225600000000000LL;

/// What is known of a function of another library that this one replaces.
typedef enum {
  /// Calls come here.
  csim_function_replaced,
  /// The program hasn't loaded the function's library.
  csim_function_unused,
  /// The library has no function of the name.
  csim_function_missing,
  /// Calls of other libraries don't come here.
  csim_function_unreached,
} csim_function_state;

typedef void (*csim_found_function)(void *context, const char *name, const char *library, csim_function_state state);
/// Passes each function that this library replaces, or calls by its name.
void csim_look_for_functions(csim_found_function found, void *context);
/// What is known of a function, of a library whose file's name begins with a text.
csim_function_state csim_state_of(const char *name, const char *library, bool may_be_unreached);

/// Sets the hooks of the concurrency runtime. They do nothing on threads that do not simulate.
void csim_install(csim_handlers handlers, void *main_executor_object, void *main_executor_witness);

/// Has the next job that this thread hands to the pool run at once, and stores the identifier of its task; NULL for no more.
void csim_identify_next_task(uint64_t *identifier);
/// Notes the function by which the runtime has the main queue run jobs: what is handed to that queue meanwhile is such a job.
void csim_learn_job_runner(bool learns);

/// The scheduler of this thread, or NULL if it does not simulate.
void *csim_scheduler(void);
/// Makes this thread simulate from time zero on, or stop with NULL.
///
/// Tasks with smaller identifiers than the first's began before. What they go on with is handed to where it would run otherwise.
void csim_set_scheduler(void *scheduler, uint64_t seed, uint64_t first_task);
/// The virtual time of this thread in nanoseconds.
int64_t csim_now(void);
void csim_set_now(int64_t now);

/// Whether the queue is the main queue.
bool csim_is_main_queue(void *queue);
/// Whether the queue is one of the system's concurrent ones.
bool csim_is_global_queue(void *queue);
/// The queue that a queue's work waits in at last: its target queue, or the target of that, and so on. The system's own do not count.
void *csim_bottom_queue(void *queue);
/// The identifier of a task, which no other task has; zero for other jobs.
uint64_t csim_task_identifier(void *job);
/// Calls a block and releases it.
void csim_call_block(void *block);
/// Releases a block that is not to be called.
void csim_release_block(void *block);

/// When the next timer of this thread's run loop is due in virtual nanoseconds, or INT64_MAX.
int64_t csim_next_timer(void);
/// Makes the kernel's timers ready that are due; whether there are any.
bool csim_fire_timers(void);

/// Has the timers of this thread's run loop wait that are there now, until they are resumed. Called outside of a simulation.
void csim_suspend_timers(void);
void csim_resume_timers(void);
/// Ends the timers that this thread's simulation has added. Called in it.
void csim_end_timers(void);

/// What the system keeps for an app beyond its end.
typedef enum {
  /// User defaults of a domain, which is a `CFString`.
  csim_defaults,
  /// The same, which are written to disk.
  csim_synchronized_defaults,
  csim_cookies,
  csim_responses,
} csim_system_part;
typedef void (*csim_will_use)(csim_system_part part, void *object);
/// Has a function know of what a simulating thread is about to change.
void csim_set_system_hook(csim_will_use hook);

/// The configuration that a session is made with instead of another, retained; NULL for that one.
typedef void *(*csim_configure)(void *configuration);
/// Has a function decide with which configurations sessions of FoundationNetworking are made, on all threads.
void csim_set_session_hook(csim_configure hook);

/// Memory for numbers that a child process writes and this one reads; NULL if there is none.
int32_t *csim_shared_numbers(long count);
/// Runs a function in a child process, which has only this thread, with standard error going to a file.
///
/// Returns the signal that ended the child, zero if it ended by itself, or -1 if there was no child.
int csim_run_in_child(void (*body)(void *), void *context, int error_file, unsigned seconds, bool traces);
/// Has a child process write its errors to a file, and signals of crashes and timers end it; with `traces` after this process's own
/// handlers of crashes have written what they have to say.
void csim_prepare_child(int error_file, bool traces);

/// A copy of this process that waits for questions.
typedef struct {
  int process;
  int socket;
} csim_frozen;

/// Copies this process, with this thread alone; `false` if there is no copy. The function runs in copies of the copy, whose standard
/// error goes to a file.
bool csim_freeze(csim_frozen *frozen, int errors, void (*body)(void *), void *context);
/// Has a copy of the copy run its function.
///
/// Returns the signal that ended it, zero if it ended by itself, or -1 if there is no copy any more.
int csim_ask(csim_frozen frozen, unsigned seconds);
/// Ends the copy.
void csim_thaw(csim_frozen frozen);
/// A file in memory, which children share; -1 if there is none.
int csim_shared_file(void);
/// How far the random numbers of this thread's simulation have been drawn: a number that changes with each.
uint64_t csim_randomness(void);

#endif
