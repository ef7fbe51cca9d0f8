// Exit after a crash of LLVM: the heap may be corrupted, and the next failure would end the process by a signal.

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
  // After a stack overflow only the alternate stack is left.
  action.sa_flags = SA_ONSTACK;
  for (int signal : {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV})
    sigaction(signal, &action, nullptr);
}

extern "C" {

// Gap: LLVM does not report that a crash follows a recovered one. After the next recovered crash, a fatal signal ends
// the process with this status and this message, which must stay alive.
void slt_exit_after_llvm_crash(int status, const char *message) {
  exit_message = message;
  exit_status = status;
}

} // extern "C"
