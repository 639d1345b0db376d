// Processes for attempts that may trap.
#define _GNU_SOURCE
#include "CSimulation.h"

#if defined(__linux__) && defined(__GLIBC__)
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

int32_t *csim_shared_numbers(long count) {
  void *memory = mmap(
      NULL, (size_t)count * sizeof(int32_t), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void csim_prepare_child(int error_file, bool traces) {
  dup2(error_file, STDERR_FILENO);
  // Swift writes a backtrace to either file.
  if (traces) dup2(error_file, STDOUT_FILENO);
  // A backtrace of each attempt isn't needed, and takes longer than the attempt.
  static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
  for (int i = 0; i < 6 && !traces; i++) signal(signals[i], SIG_DFL);
  // Dispatch's threads block signals.
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, NULL);
}

int csim_run_in_child(void (*body)(void *), void *context, int error_file, unsigned seconds, bool traces) {
  pid_t child = fork();
  if (child < 0) return -1;
  if (child == 0) {
    csim_prepare_child(error_file, traces);
    alarm(seconds);
    body(context);
    _exit(0);
  }
  int status = 0;
  if (waitpid(child, &status, 0) < 0) return -1;
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}
#endif
