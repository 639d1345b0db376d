// Queues, groups, and semaphores of Dispatch.
#define _GNU_SOURCE
#include "Thread.h"

#define CSIM_LIBRARY "libdispatch.so"

#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>

// MARK: Blocks

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

/// The beginning of every block, as in its specification: https://clang.llvm.org/docs/Block-ABI-Apple.html
struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};

static void call(void *block) { ((struct block *)block)->invoke(block); }

void csim_call_block(void *block) {
  call(block);
  _Block_release(block);
}

void csim_release_block(void *block) { _Block_release(block); }

// MARK: Functions

extern void *_NSConcreteMallocBlock[];

/// A block that calls a function, for Dispatch calls without blocks, such as those of Swift's runtime for actors' jobs.
struct function_block {
  struct block block;
  const void *descriptor;
  void *context;
  void (*function)(void *);
};

static const struct {
  uintptr_t reserved, size;
} function_block_descriptor = {0, sizeof(struct function_block)};

static void call_function(void *block) {
  struct function_block *own = block;
  own->function(own->context);
}

/// Returns a block, retained once, of a function and its argument.
static void *block_of(void *context, void (*function)(void *)) {
  // As in the specification of blocks: on the heap, with a reference count in units of 2.
  enum { needs_free = 1 << 24, one_reference = 2 };
  struct function_block *block = malloc(sizeof *block);
  if (!block) abort();
  *block = (struct function_block){
      {_NSConcreteMallocBlock, needs_free | one_reference, 0, call_function},
      &function_block_descriptor,
      context,
      function,
  };
  return block;
}

// MARK: Queues

extern char _dispatch_main_q;
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

bool csim_is_main_queue(void *queue) { return queue == &_dispatch_main_q; }

bool csim_is_global_queue(void *queue) {
  static const intptr_t classes[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  enum { overcommit = 2 };
  for (int i = 0; i < 6; i++)
    for (uintptr_t flags = 0; flags <= overcommit; flags += overcommit)
      if (dispatch_get_global_queue(classes[i], flags) == queue) return true;
  return false;
}

// MARK: Target queues

extern void dispatch_queue_set_specific(void *queue, const void *key, void *context, void (*destructor)(void *));
extern void *dispatch_queue_get_specific(void *queue, const void *key);

CSIM_NEXT(void *, dispatch_queue_create_with_target, const char *, void *, void *)

/// The key of a queue's target queue, which the queue retains.
static const char target_key;

void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target) {
  void *queue = next_dispatch_queue_create_with_target()(label, attributes, target);
  if (queue && target && !csim_is_global_queue(target))
    dispatch_queue_set_specific(queue, &target_key, target, NULL);
  return queue;
}

void *csim_bottom_queue(void *queue) {
  for (void *target; (target = dispatch_queue_get_specific(queue, &target_key));) queue = target;
  return queue;
}

// MARK: Blocks of queues

CSIM_NEXT(void, dispatch_async, void *, void *)
CSIM_NEXT(void, dispatch_barrier_async, void *, void *)
CSIM_NEXT(void, dispatch_after, uint64_t, void *, void *)
CSIM_NEXT(void, dispatch_sync, void *, void *)
CSIM_NEXT(void, dispatch_barrier_sync, void *, void *)
CSIM_NEXT(void, dispatch_apply, size_t, void *, void (*)(void *, size_t))

void dispatch_async(void *queue, void *block) {
  if (!csim_thread.scheduler) return next_dispatch_async()(queue, block);
  csim_handler.dispatched(csim_thread.scheduler, queue, NULL, _Block_copy(block), 0);
}

// Only one block of a queue runs at a time here, so each is a barrier.
void dispatch_barrier_async(void *queue, void *block) {
  if (!csim_thread.scheduler) return next_dispatch_barrier_async()(queue, block);
  dispatch_async(queue, block);
}

/// Returns a Dispatch time in virtual nanoseconds. The latest one means no deadline.
///
/// The upper bits identify the clock. Both are set in wall times, which are negative numbers, and only the first in times of the
/// monotonic clock. Neither is set for the clock that stops while a machine sleeps. See src/shims/time.h in
/// https://github.com/swiftlang/swift-corelibs-libdispatch.
static int64_t deadline_of(uint64_t when) {
  const uint64_t clock_bit = 1ULL << 63, wall_bit = 1ULL << 62, wall_now = ~1ULL;
  if (when == UINT64_MAX) return INT64_MAX;
  if (when == 0 || when == clock_bit || when == wall_now) return csim_thread.now;
  if ((when & clock_bit) && (when & wall_bit)) return -(int64_t)when - csim_wall_base;
  return (int64_t)(when & ~clock_bit) - csim_monotonic_base;
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  if (!csim_thread.scheduler) return next_dispatch_after()(when, queue, block);
  int64_t deadline = deadline_of(when);
  csim_handler.dispatched(csim_thread.scheduler, queue, NULL, _Block_copy(block), deadline < 1 ? 1 : deadline);
}

// Variants that take functions instead of blocks.

CSIM_NEXT(void, dispatch_async_f, void *, void *, void (*)(void *))
CSIM_NEXT(void, dispatch_barrier_async_f, void *, void *, void (*)(void *))
CSIM_NEXT(void, dispatch_after_f, uint64_t, void *, void *, void (*)(void *))
CSIM_NEXT(void, dispatch_sync_f, void *, void *, void (*)(void *))

/// The function by which the runtime runs jobs on the main queue.
static _Atomic(void (*)(void *)) job_runner;
static _Thread_local bool learns_job_runner;

void csim_learn_job_runner(bool learns) { learns_job_runner = learns; }

void dispatch_async_f(void *queue, void *context, void (*function)(void *)) {
  if (learns_job_runner && csim_is_main_queue(queue)) job_runner = function;
  bool passes = !csim_thread.scheduler || (function == job_runner && csim_is_outside(context));
  if (passes) return next_dispatch_async_f()(queue, context, function);
  csim_handler.dispatched(csim_thread.scheduler, queue, NULL, block_of(context, function), 0);
}

void dispatch_barrier_async_f(void *queue, void *context, void (*function)(void *)) {
  if (!csim_thread.scheduler) return next_dispatch_barrier_async_f()(queue, context, function);
  dispatch_async_f(queue, context, function);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
  if (!csim_thread.scheduler) return next_dispatch_after_f()(when, queue, context, function);
  int64_t deadline = deadline_of(when);
  csim_handler.dispatched(
      csim_thread.scheduler, queue, NULL, block_of(context, function), deadline < 1 ? 1 : deadline);
}

/// Returns whether a synchronous block may run on the queue itself, which is empty: the main queue's thread is this one.
static bool may_pass_on(void *queue) {
  return csim_handler.drain(csim_thread.scheduler, queue) && !csim_is_main_queue(queue);
}

void dispatch_sync(void *queue, void *block) {
  if (!csim_thread.scheduler || may_pass_on(queue)) return next_dispatch_sync()(queue, block);
  call(block);
}

void dispatch_sync_f(void *queue, void *context, void (*function)(void *)) {
  if (!csim_thread.scheduler || may_pass_on(queue)) return next_dispatch_sync_f()(queue, context, function);
  function(context);
}

void dispatch_barrier_sync(void *queue, void *block) {
  if (!csim_thread.scheduler || may_pass_on(queue)) return next_dispatch_barrier_sync()(queue, block);
  call(block);
}

void dispatch_apply(size_t count, void *queue, void (*block)(void *, size_t)) {
  if (!csim_thread.scheduler) return next_dispatch_apply()(count, queue, block);
  void (*invoke)(void *, size_t) = (void (*)(void *, size_t))((struct block *)block)->invoke;
  for (size_t i = 0; i < count; i++) invoke(block, i);
}

// MARK: Groups

CSIM_NEXT(void, dispatch_group_enter, void *)
CSIM_NEXT(void, dispatch_group_leave, void *)
CSIM_NEXT(void, dispatch_group_async, void *, void *, void *)
CSIM_NEXT(void, dispatch_group_notify, void *, void *, void *)
CSIM_NEXT(intptr_t, dispatch_group_wait, void *, uint64_t)

void dispatch_group_enter(void *group) {
  if (csim_thread.scheduler && csim_handler.group_changed(csim_thread.scheduler, group, 1)) return;
  next_dispatch_group_enter()(group);
}

void dispatch_group_leave(void *group) {
  if (csim_thread.scheduler && csim_handler.group_changed(csim_thread.scheduler, group, -1)) return;
  next_dispatch_group_leave()(group);
}

void dispatch_group_async(void *group, void *queue, void *block) {
  if (!csim_thread.scheduler) return next_dispatch_group_async()(group, queue, block);
  dispatch_group_enter(group);
  csim_handler.dispatched(csim_thread.scheduler, queue, group, _Block_copy(block), 0);
}

void dispatch_group_notify(void *group, void *queue, void *block) {
  if (!csim_thread.scheduler) return next_dispatch_group_notify()(group, queue, block);
  csim_handler.group_notify(csim_thread.scheduler, group, queue, _Block_copy(block));
}

// MARK: Waiting

/// The result of Dispatch functions when a wait times out.
enum { timed_out = 1 };

intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  if (!csim_thread.scheduler) return next_dispatch_group_wait()(group, timeout);
  int64_t deadline = deadline_of(timeout);
  while (!csim_handler.group_is_empty(csim_thread.scheduler, group)) {
    csim_wait found = csim_handler.await_work(csim_thread.scheduler, deadline, "a dispatch group");
    if (found == csim_wait_timed_out) return timed_out;
    if (found == csim_wait_stuck) return 0;
  }
  return 0;
}

CSIM_NEXT(intptr_t, dispatch_semaphore_wait, void *, uint64_t)

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  if (!csim_thread.scheduler) return next_dispatch_semaphore_wait()(semaphore, timeout);
  int64_t deadline = deadline_of(timeout);
  enum { now = 0 };
  while (next_dispatch_semaphore_wait()(semaphore, now) != 0) {
    csim_wait found = csim_handler.await_work(csim_thread.scheduler, deadline, "a semaphore");
    if (found == csim_wait_timed_out) return timed_out;
    if (found == csim_wait_stuck) return 0;
  }
  return 0;
}

// MARK: Sources

CSIM_NEXT(void, dispatch_source_set_timer, void *, uint64_t, uint64_t, uint64_t)

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  if (!csim_thread.scheduler) return next_dispatch_source_set_timer()(source, start, interval, leeway);
  // A run loop has one for the end of its wait, which virtual time ends.
  if (csim_is_of_foundation(__builtin_return_address(0))) return;
  csim_handler.unsupported(csim_thread.scheduler, "a timer of DispatchSource");
}
#endif
