// A process in which LLVM crashed: its heap may be broken, and what fails next fails by a signal.

#include "common.h"

#include <csignal>
#include <unistd.h>

namespace {

int exit_status = -1;
const char *exit_message = "";

void on_later_crash(int) {
  ssize_t written = write(STDERR_FILENO, exit_message, std::strlen(exit_message));
  (void)written;
  _exit(exit_status);
}

} // namespace

void catch_later_crashes() {
  if (exit_status < 0)
    return;
  struct sigaction action = {};
  action.sa_handler = on_later_crash;
  // An overflow of the stack leaves no other.
  action.sa_flags = SA_ONSTACK;
  for (int signal : {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV})
    sigaction(signal, &action, nullptr);
}

extern "C" {

// Gap: a recovered crash leaves no way to tell that a later one comes of it. From the next one that is recovered on,
// a fatal signal ends the process with this status and this message, which is kept.
void slt_exit_after_llvm_crash(int status, const char *message) {
  exit_message = message;
  exit_status = status;
}

} // extern "C"
