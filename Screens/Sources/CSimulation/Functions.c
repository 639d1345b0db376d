// The functions that this library replaces: whether the system has them, and whether calls reach this library.
#define _GNU_SOURCE
#include "Thread.h"

#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <link.h>
#include <string.h>

static struct csim_function *functions;

void csim_add_function(struct csim_function *function) {
  function->next = functions;
  functions = function;
}

static int is_file_of(struct dl_phdr_info *info, size_t size, void *library) {
  (void)size;
  const char *file = strrchr(info->dlpi_name, '/');
  return strncmp(file ? file + 1 : info->dlpi_name, library, strlen(library)) == 0;
}

/// Returns whether the program has loaded a library. A program that links Foundation statically doesn't load it, and has its functions
/// itself.
static bool is_loaded(const char *library) { return dl_iterate_phdr(is_file_of, (void *)library) != 0; }

/// Returns whether an address is in the file that this library is linked into.
static bool is_here(const void *address) {
  Dl_info here, there;
  return dladdr(&functions, &here) && dladdr(address, &there) && here.dli_fbase == there.dli_fbase;
}

csim_function_state csim_state_of(const char *name, const char *library, bool may_be_unreached) {
  if (!is_loaded(library)) return csim_function_unused;
  if (!dlsym(RTLD_NEXT, name)) return csim_function_missing;
  if (!may_be_unreached && !is_here(dlsym(RTLD_DEFAULT, name))) return csim_function_unreached;
  return csim_function_replaced;
}

void csim_look_for_functions(csim_found_function found, void *context) {
  for (struct csim_function *each = functions; each; each = each->next)
    found(context, each->name, each->library, csim_state_of(each->name, each->library, each->may_be_unreached));
}
#endif
