// Sessions of FoundationNetworking, which get another configuration than the app's.
#define _GNU_SOURCE
#include "Thread.h"

#define CSIM_LIBRARY "libFoundationNetworking.so"

#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <stdatomic.h>

static _Atomic(csim_configure) configure;

void csim_set_session_hook(csim_configure hook) { configure = hook; }

extern void swift_release(void *object);

/// Returns a session's configuration: consumes the app's, and returns a retained one.
static void *configured(void *configuration) {
  csim_configure hook = configure;
  void *other = hook ? hook(configuration) : NULL;
  if (!other) return configuration;
  swift_release(configuration);
  return other;
}

// `URLSession(configuration:)` and `URLSession(configuration:delegate:delegateQueue:)`, as Swift calls them: arguments are consumed,
// and the type is in the place of `self`. Optimized code creates the object itself and calls the second kind with it there. They're
// weak, as a program that links Foundation statically has no others behind them.

#define SWIFT_FUNCTION __attribute__((swiftcall, weak))
#define SELF __attribute__((swift_context)) void *

#define BY_CONFIGURATION "$s20FoundationNetworking10URLSessionC13configurationAcA0C13ConfigurationC_tcf"
#define BY_DELEGATE \
  "$s20FoundationNetworking10URLSessionC13configuration8delegate0E5QueueAcA0C13ConfigurationC_AA0C8Delegate_pSg0A009OperationF0CSgtcf"

#define DEFINE(by_configuration, by_delegate, kind) \
  CSIM_FUNCTION(by_configuration, BY_CONFIGURATION kind, CSIM_LIBRARY, .may_be_unreached = true) \
  CSIM_FUNCTION(by_delegate, BY_DELEGATE kind, CSIM_LIBRARY, .may_be_unreached = true) \
  SWIFT_FUNCTION void *by_configuration(void *configuration, SELF self) __asm__(BY_CONFIGURATION kind); \
  SWIFT_FUNCTION void *by_configuration(void *configuration, SELF self) { \
    __typeof__(by_configuration) *next = dlsym(RTLD_NEXT, BY_CONFIGURATION kind); \
    return next(configured(configuration), self); \
  } \
  SWIFT_FUNCTION void *by_delegate( \
      void *configuration, void *delegate, void *conformance, void *queue, SELF self) __asm__(BY_DELEGATE kind); \
  SWIFT_FUNCTION void *by_delegate( \
      void *configuration, void *delegate, void *conformance, void *queue, SELF self) { \
    __typeof__(by_delegate) *next = dlsym(RTLD_NEXT, BY_DELEGATE kind); \
    return next(configured(configuration), delegate, conformance, queue, self); \
  }

DEFINE(session_by_configuration, session_by_delegate, "C")
DEFINE(init_session_by_configuration, init_session_by_delegate, "c")
#endif
