// The system's random numbers. The standard library requests them from the kernel through syscall().
#define _GNU_SOURCE
#include "Thread.h"

#define CSIM_LIBRARY "libc.so"

#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <sys/types.h>

uint64_t csim_random(void) {
  // Knuth's multiplier and increment, as in MMIX.
  csim_thread.random = csim_thread.random * 6364136223846793005ULL + 1442695040888963407ULL;
  return csim_thread.random;
}

uint64_t csim_randomness(void) { return csim_thread.random; }

static void fill(unsigned char *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)(csim_random() >> 56);
}

CSIM_NEXT(ssize_t, getrandom, void *, size_t, unsigned)

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  if (!csim_thread.scheduler) return next_getrandom()(buffer, count, flags);
  fill(buffer, count);
  return (ssize_t)count;
}

CSIM_NEXT(long, syscall, long, ...)

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (csim_thread.scheduler && number == SYS_getrandom) {
    fill((unsigned char *)a, (size_t)b);
    return b;
  }
  return next_syscall()(number, a, b, c, d, e, f);
}

#undef CSIM_LIBRARY
#define CSIM_LIBRARY "libFoundationEssentials.so"

// `UUID()` reads /dev/urandom in this function of swift-foundation.
CSIM_NEXT(void, _foundation_uuid_generate_random, unsigned char *)

void _foundation_uuid_generate_random(unsigned char *identifier) {
  if (!csim_thread.scheduler) return next__foundation_uuid_generate_random()(identifier);
  fill(identifier, 16);
  // Version 4 and its variant: RFC 9562.
  identifier[6] = (identifier[6] & 0x0F) | 0x40;
  identifier[8] = (identifier[8] & 0x3F) | 0x80;
}
#endif
