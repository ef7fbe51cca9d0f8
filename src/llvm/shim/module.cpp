// Parsing, verification and printing of modules.

#include "common.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <cstdio>
#include <mutex>
#include <new>
#ifdef __linux__
#include <link.h>
#include <ucontext.h>
#endif
#include <sys/resource.h>
#include <sys/syscall.h>
#include <ctime>
#include <unistd.h>

namespace {

std::mutex guard_mutex;
unsigned guard_users = 0;
thread_local SmallString<256> fatal_reason;

// Handler of report_fatal_error: leaves the guarded call, if there is one, instead of ending the process.
void on_fatal_error(void *, const char *reason, bool) {
  fatal_reason = StringRef(reason);
  if (CrashRecoveryContext *context = CrashRecoveryContext::GetCurrent())
    context->HandleExit(1);
}

// LLVM verifies a module with debug info inside its parser, and ends the process if it is invalid. We verify after
// parsing, so this upgrade is disabled, once.
void switch_off_upgrade_in_parser() {
  auto &options = cl::getRegisteredOptions();
  auto found = options.find("disable-auto-upgrade-debug-info");
  if (found != options.end())
    static_cast<cl::opt<bool> *>(found->second)->setValue(true);
}

// Makes the handlers of CrashRecoveryContext run on the alternate stack that every Rust thread has: deeply nested text
// overflows the stack of LLVM's recursive parser.
void catch_overflow_of_the_stack() {
  for (int signal : {SIGSEGV, SIGBUS}) {
    struct sigaction action;
    if (sigaction(signal, nullptr, &action) == 0) {
      action.sa_flags |= SA_ONSTACK;
      sigaction(signal, &action, nullptr);
    }
  }
}

// Broken bitcode makes LLVM exhaust memory. During parsing the address space may grow by this limit only; a larger
// request fails and is caught. Valid modules stay far below: 75 bytes per byte of bitcode.
uint64_t memory_allowance(size_t input_bytes) { return (uint64_t(1) << 30) + uint64_t(256) * input_bytes; }

// Whether LLVM has crashed in this process.
bool llvm_crashed = false;

rlimit memory_before_guard;
uint64_t guard_allowance = 0;

void limit_memory(size_t input_bytes) {
  unsigned long long pages = 0;
  std::FILE *statistics = std::fopen("/proc/self/statm", "r");
  if (!statistics)
    return;
  bool known = std::fscanf(statistics, "%llu", &pages) == 1;
  std::fclose(statistics);
  guard_allowance += memory_allowance(input_bytes);
  rlimit limit = memory_before_guard;
  uint64_t wanted = pages * static_cast<uint64_t>(sysconf(_SC_PAGESIZE)) + guard_allowance;
  if (!known || (limit.rlim_cur != RLIM_INFINITY && wanted > limit.rlim_cur))
    return;
  limit.rlim_cur = wanted;
  setrlimit(RLIMIT_AS, &limit);
}

// Handler of failed allocations: leaves the guarded call. Outside one, `new` fails in the usual way.
void on_no_memory() {
  fatal_reason = StringRef("it needs too much memory");
  if (CrashRecoveryContext *context = CrashRecoveryContext::GetCurrent())
    context->HandleExit(1);
  std::set_new_handler(nullptr);
}

void on_failed_allocation(void *, const char *, bool) { on_no_memory(); }

std::new_handler handler_before_guard;

#ifdef __linux__
// The code range of the library that contains `malloc`: first address, end. Empty if the program itself contains it.
std::pair<uintptr_t, uintptr_t> allocator_code;

int find_allocator(dl_phdr_info *object, size_t, void *) {
  auto wanted = reinterpret_cast<uintptr_t>(&std::malloc), own = reinterpret_cast<uintptr_t>(&find_allocator);
  for (const auto &part : ArrayRef(object->dlpi_phdr, object->dlpi_phnum)) {
    uintptr_t start = object->dlpi_addr + part.p_vaddr, end = start + part.p_memsz;
    if (part.p_type == PT_LOAD && start <= wanted && wanted < end && !(start <= own && own < end))
      allocator_code = {start, end};
  }
  return 0;
}

// The interrupted thread's program counter; 0 if unknown.
uintptr_t interrupted_at(void *state) {
#if defined(__x86_64__)
  return static_cast<ucontext_t *>(state)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return static_cast<ucontext_t *>(state)->uc_mcontext.pc;
#else
  return 0;
#endif
}

constexpr unsigned most_delays = 1000;
thread_local timer_t watchdog_timer;
thread_local unsigned watchdog_delays;
struct sigaction crash_action;

// Handler of the time limit. A jump out of the allocator would leave it locked: there, the signal is repeated later.
void on_time_over(int signal, siginfo_t *reason, void *state) {
  uintptr_t place = interrupted_at(state);
  bool is_allocating = allocator_code.first <= place && place < allocator_code.second;
  if (reason->si_code == SI_TIMER && is_allocating && watchdog_delays++ < most_delays) {
    struct itimerspec soon = {};
    soon.it_value.tv_nsec = 50000;
    timer_settime(watchdog_timer, 0, &soon, nullptr);
    return;
  }
  crash_action.sa_handler(signal);
}

void catch_time_over() {
  static std::once_flag once;
  std::call_once(once, [] { dl_iterate_phdr(find_allocator, nullptr); });
  struct sigaction action;
  if (sigaction(SIGTRAP, nullptr, &action) != 0)
    return;
  crash_action = action;
  action.sa_sigaction = on_time_over;
  action.sa_flags |= SA_SIGINFO;
  sigaction(SIGTRAP, &action, nullptr);
}
#else
void catch_time_over() {}
#endif

// Broken bitcode makes LLVM loop. A timer on this thread's processor time sends a signal that CrashRecoveryContext
// catches, after 2 seconds plus 2 microseconds per byte: fifty times the time for a valid module.
class Watchdog {
#ifdef __linux__
  timer_t timer;
  bool running = false;

public:
  explicit Watchdog(size_t input_bytes) {
    struct sigevent event = {};
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = SIGTRAP;
    event._sigev_un._tid = static_cast<pid_t>(syscall(SYS_gettid));
    struct itimerspec limit = {};
    limit.it_value.tv_sec = static_cast<time_t>(2 + input_bytes / 500000);
    running = timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer) == 0;
    watchdog_timer = timer;
    watchdog_delays = 0;
    running = running && timer_settime(timer, 0, &limit, nullptr) == 0;
  }
  ~Watchdog() {
    if (running)
      timer_delete(timer);
  }
#else
public:
  explicit Watchdog(size_t) {}
#endif
};

void enter_guard(size_t input_bytes) {
  std::lock_guard<std::mutex> lock(guard_mutex);
  if (guard_users++ == 0) {
    install_fatal_error_handler(on_fatal_error);
    install_bad_alloc_error_handler(on_failed_allocation);
    handler_before_guard = std::set_new_handler(on_no_memory);
    CrashRecoveryContext::Enable();
    catch_overflow_of_the_stack();
    catch_time_over();
    getrlimit(RLIMIT_AS, &memory_before_guard);
    guard_allowance = 0;
  }
  limit_memory(input_bytes);
}

void leave_guard(bool finished) {
  std::lock_guard<std::mutex> lock(guard_mutex);
  llvm_crashed |= !finished;
  if (--guard_users == 0) {
    setrlimit(RLIMIT_AS, &memory_before_guard);
    CrashRecoveryContext::Disable();
    std::set_new_handler(handler_before_guard);
    remove_bad_alloc_error_handler();
    remove_fatal_error_handler();
    // Only here: while another thread parses, its crashes are recovered.
    if (llvm_crashed)
      catch_later_crashes();
  }
}

// Runs `work`; false if it threw. LLVM does not throw, but its callees do: for example for a string of invalid length.
bool run_catching(function_ref<void()> work) {
  try {
    work();
    return true;
  } catch (...) {
    return false;
  }
}

// Runs `work` without changes to the process; a fatal error or a crash of LLVM ends it.
bool run_unguarded(function_ref<void()> work, char **message) {
  bool finished = run_catching(work);
  if (!finished)
    *message = copy_text("LLVM threw an exception");
  return finished;
}

// Runs `work`; false, with the reason in `message`, if LLVM gave up or crashed. Meanwhile the process has other signal
// handlers, another allocation-failure handler and a lower limit of its address space.
bool run_guarded(size_t input_bytes, function_ref<void()> work, char **message) {
  enter_guard(input_bytes);
  fatal_reason.clear();
  bool finished;
  {
    CrashRecoveryContext context;
    Watchdog watchdog(input_bytes);
    bool returned = false;
    finished = context.RunSafely([&] { returned = run_catching(work); });
    finished &= returned;
  }
  leave_guard(finished);
  if (!finished)
    *message = copy_text(fatal_reason.empty() ? StringRef("LLVM crashes or does not end") : fatal_reason.str());
  return finished;
}

// Performs the parser's own upgrade of debug info, without its abort. True if the module is broken.
bool verify_and_upgrade(Module &module, char **message) {
  std::string text;
  raw_string_ostream stream(text);
  bool broken_debug_info = false;
  if (verifyModule(module, &stream, &broken_debug_info)) {
    *message = copy_text(StringRef(text).trim());
    return true;
  }
  unsigned version = getDebugMetadataVersionFromModule(module);
  if (broken_debug_info) {
    module.getContext().diagnose(DiagnosticInfoIgnoringInvalidDebugMetadata(module));
    StripDebugInfo(module);
  } else if (version != DEBUG_METADATA_VERSION && StripDebugInfo(module)) {
    module.getContext().diagnose(DiagnosticInfoDebugMetadataVersion(module, version));
  }
  return false;
}

} // namespace

extern "C" {

// Result code of slt_parse.
enum { SLT_PARSED = 0, SLT_MALFORMED = 1, SLT_INVALID = 2, SLT_CRASHED = 3 };

// Parses text or bitcode and verifies it. Gaps: the C API ends the process on an invalid module with debug info,
// reports line and column of invalid text only inside a message, and does not recover from a crash on broken bitcode.
// The context of a parse that returned SLT_CRASHED must never be used or disposed of again.
int slt_parse(LLVMContextRef context, LLVMMemoryBufferRef buffer, bool guarded, LLVMModuleRef *module, char **message,
              unsigned *line, unsigned *column) {
  static std::once_flag once;
  std::call_once(once, switch_off_upgrade_in_parser);
  MemoryBufferRef input = unwrap(buffer)->getMemBufferRef();
  int outcome = SLT_MALFORMED;
  auto parse = [&] {
    std::unique_ptr<Module> parsed;
    if (isBitcode(reinterpret_cast<const unsigned char *>(input.getBufferStart()),
                  reinterpret_cast<const unsigned char *>(input.getBufferEnd()))) {
      Expected<std::unique_ptr<Module>> result = parseBitcodeFile(input, *unwrap(context));
      if (!result) {
        *message = copy_text(toString(result.takeError()));
        return;
      }
      parsed = std::move(*result);
    } else {
      SMDiagnostic diagnostic;
      parsed = parseAssembly(input, diagnostic, *unwrap(context));
      if (!parsed) {
        *message = copy_text(diagnostic.getMessage());
        *line = diagnostic.getLineNo() < 0 ? 0 : diagnostic.getLineNo();
        *column = diagnostic.getColumnNo() < 0 ? 0 : diagnostic.getColumnNo() + 1;
        return;
      }
    }
    if (verify_and_upgrade(*parsed, message)) {
      outcome = SLT_INVALID;
      return;
    }
    *module = wrap(parsed.release());
    outcome = SLT_PARSED;
  };
  bool finished =
      guarded ? run_guarded(input.getBufferSize(), parse, message) : run_unguarded(parse, message);
  return finished ? outcome : SLT_CRASHED;
}

// Drops all debug info of a module. Gap: the C call keeps nodes referred to by attachments of other kinds.
void slt_strip_debug_info(LLVMModuleRef module) { StripDebugInfo(*unwrap(module)); }

// Verifies a module. Gap: the C call cannot distinguish broken debug info, which LLVM would drop, from a broken module.
bool slt_verify(LLVMModuleRef module, char **message, bool *broken_debug_info) {
  std::string text;
  raw_string_ostream stream(text);
  bool broken = false;
  run_deep(SIZE_MAX, [&] { broken = verifyModule(*unwrap(module), &stream, broken_debug_info); });
  if (broken || *broken_debug_info)
    *message = copy_text(StringRef(text).trim());
  return !broken;
}

// Prints a module to a file descriptor through a large buffer. Gap: the C API prints to a named file or a string.
// Returns 0 or the system's error number.
int slt_print_to_descriptor(LLVMModuleRef module, int descriptor) {
  raw_fd_ostream stream(descriptor, /*shouldClose=*/false);
  stream.SetBufferSize(1 << 20);
  run_deep(SIZE_MAX, [&] { unwrap(module)->print(stream, nullptr); });
  stream.flush();
  int error = stream.error().value();
  stream.clear_error();
  return error;
}

// A module as text. Gap: the C call prints on the current stack, which may be too small.
char *slt_module_text(LLVMModuleRef module) {
  std::string text;
  raw_string_ostream stream(text);
  run_deep(SIZE_MAX, [&] { unwrap(module)->print(stream, nullptr); });
  return copy_text(text);
}

// Writes bitcode to a file descriptor. Gap: LLVMWriteBitcodeToFD loses write errors, which then end the process.
int slt_write_bitcode_to_descriptor(LLVMModuleRef module, int descriptor) {
  raw_fd_ostream stream(descriptor, /*shouldClose=*/false);
  WriteBitcodeToFile(*unwrap(module), stream);
  stream.flush();
  int error = stream.error().value();
  stream.clear_error();
  return error;
}

// Adds an unnamed function in an address space. Gap: the C call takes the address space from the data layout.
LLVMValueRef slt_add_function(LLVMModuleRef module, LLVMTypeRef type, unsigned address_space) {
  return wrap(Function::Create(unwrap<FunctionType>(type), GlobalValue::ExternalLinkage, address_space, "",
                               unwrap(module)));
}

// Sets the data layout; false if it is invalid. Gap: the C call ends the process in that case.
bool slt_set_data_layout(LLVMModuleRef module, const char *text, size_t length) {
  Expected<DataLayout> layout = DataLayout::parse(StringRef(text, length));
  if (!layout) {
    consumeError(layout.takeError());
    return false;
  }
  unwrap(module)->setDataLayout(*layout);
  return true;
}

} // extern "C"
