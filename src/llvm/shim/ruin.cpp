// A process in which LLVM crashed: its heap may be broken, and what fails next fails by a signal.

#include "common.h"

#include <csignal>
#include <unistd.h>

namespace {

int status_of_ruin = -1;
const char *message_of_ruin = "";

void on_ruin(int) {
  ssize_t written = write(STDERR_FILENO, message_of_ruin, std::strlen(message_of_ruin));
  (void)written;
  _exit(status_of_ruin);
}

} // namespace

void catch_ruin() {
  if (status_of_ruin < 0)
    return;
  struct sigaction action = {};
  action.sa_handler = on_ruin;
  // An overflow of the stack leaves no other.
  action.sa_flags = SA_ONSTACK;
  for (int signal : {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV})
    sigaction(signal, &action, nullptr);
}

extern "C" {

// Gap: a recovered crash leaves no way to tell that a later one comes of it. From the next one that is recovered on,
// a fatal signal ends the process with this status and this message, which is kept.
void slt_end_when_ruined(int status, const char *message) {
  message_of_ruin = message;
  status_of_ruin = status;
}

} // extern "C"
