// The system's persistent state of an app: a simulation is notified before it changes.
#define _GNU_SOURCE
#include "Thread.h"

#define CSIM_LIBRARY "libFoundation.so"

#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <stdatomic.h>

static _Atomic(csim_will_use) will_use;

void csim_set_system_hook(csim_will_use hook) { will_use = hook; }

static void tell(csim_system_part part, void *object) {
  csim_will_use hook = will_use;
  if (csim_thread.scheduler && hook) hook(part, object);
}

// `UserDefaults` writes and synchronizes only by these. They're weak, as a program that links Foundation statically has them twice.

CSIM_NEXT(void, CFPreferencesSetAppValue, void *, void *, void *)
CSIM_NEXT(bool, CFPreferencesAppSynchronize, void *)

__attribute__((weak)) void CFPreferencesSetAppValue(void *key, void *value, void *domain) {
  tell(csim_defaults, domain);
  next_CFPreferencesSetAppValue()(key, value, domain);
}

__attribute__((weak)) bool CFPreferencesAppSynchronize(void *domain) {
  tell(csim_synchronized_defaults, domain);
  return next_CFPreferencesAppSynchronize()(domain);
}

// `HTTPCookieStorage.shared` and `URLCache.shared`, as Swift calls them.

#undef CSIM_LIBRARY
#define CSIM_LIBRARY "libFoundationNetworking.so"

#define SHARED(part, symbol) \
  CSIM_FUNCTION(part, symbol, CSIM_LIBRARY, .may_be_unreached = true) \
  __attribute__((swiftcall, weak)) void *part##_shared(__attribute__((swift_context)) void *type) __asm__(symbol); \
  __attribute__((swiftcall, weak)) void *part##_shared(__attribute__((swift_context)) void *type) { \
    tell(part, NULL); \
    __typeof__(part##_shared) *next = dlsym(RTLD_NEXT, symbol); \
    return next(type); \
  }

SHARED(csim_cookies, "$s20FoundationNetworking17HTTPCookieStorageC6sharedACvgZ")
SHARED(csim_responses, "$s20FoundationNetworking8URLCacheC6sharedACvgZ")
#endif
