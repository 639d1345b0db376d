// A process that waits in its state at creation, and responds to requests in copies of itself.
#define _GNU_SOURCE
#include "CSimulation.h"

#if defined(__linux__) && defined(__GLIBC__)
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/// The last descriptor to close. A process seldom has more.
enum { last_descriptor = 1023 };

/// Closes pipes and sockets, whose other ends wait until all copies are closed.
static void close_pipes(int kept) {
  for (int file = 3; file <= last_descriptor; file++) {
    struct stat about;
    if (file == kept || fstat(file, &about) != 0) continue;
    if (S_ISFIFO(about.st_mode) || S_ISSOCK(about.st_mode)) close(file);
  }
}

/// Sends a number, which a socket transfers at once. A socket whose other end is closed sends no signal.
static bool put(int socket, int number) {
  ssize_t count;
  do count = send(socket, &number, sizeof number, MSG_NOSIGNAL);
  while (count < 0 && errno == EINTR);
  return count == sizeof number;
}

static bool get(int socket, int *number) {
  ssize_t count;
  do count = recv(socket, number, sizeof *number, MSG_WAITALL);
  while (count < 0 && errno == EINTR);
  return count == sizeof *number;
}

static void serve(int socket, int errors, void (*body)(void *), void *context) {
  csim_prepare_child(errors, false);
  signal(SIGCHLD, SIG_DFL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  close_pipes(socket);
  // Only the original process prints the app's output.
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere >= 0) dup2(nowhere, STDOUT_FILENO);
  int seconds;
  while (get(socket, &seconds)) {
    if (ftruncate(errors, 0) == 0) lseek(errors, 0, SEEK_SET);
    int status = 0, signalled = -1;
    pid_t child = fork();
    if (child == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      alarm((unsigned)seconds);
      body(context);
      _exit(0);
    }
    if (child > 0 && waitpid(child, &status, 0) == child) signalled = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    if (!put(socket, signalled)) break;
  }
  _exit(0);
}

bool csim_freeze(csim_frozen *frozen, int errors, void (*body)(void *), void *context) {
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return false;
  pid_t process = fork();
  if (process == 0) {
    close(sockets[0]);
    serve(sockets[1], errors, body, context);
  }
  close(sockets[1]);
  if (process < 0) {
    close(sockets[0]);
    return false;
  }
  *frozen = (csim_frozen){.process = process, .socket = sockets[0]};
  return true;
}

int csim_ask(csim_frozen frozen, unsigned seconds) {
  int signalled;
  return put(frozen.socket, (int)seconds) && get(frozen.socket, &signalled) ? signalled : -1;
}

void csim_thaw(csim_frozen frozen) {
  close(frozen.socket);
  kill(frozen.process, SIGKILL);
  while (waitpid(frozen.process, NULL, 0) < 0 && errno == EINTR) continue;
}

int csim_shared_file(void) { return memfd_create("simulation", MFD_CLOEXEC); }
#endif
