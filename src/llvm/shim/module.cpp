// Parsing, verifying and printing of modules.

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
#include <mutex>

namespace {

std::mutex guard_mutex;
unsigned guard_users = 0;
thread_local SmallString<256> fatal_reason;

// Called for report_fatal_error: leaves the guarded call, if there is one, instead of ending the process.
void on_fatal_error(void *, const char *reason, bool) {
  fatal_reason = StringRef(reason);
  if (CrashRecoveryContext *context = CrashRecoveryContext::GetCurrent())
    context->HandleExit(1);
}

// LLVM verifies a module with debug info inside its parser, and ends the process if it is invalid. We verify after
// parsing, so that upgrade is switched off, once.
void switch_off_upgrade_in_parser() {
  auto &options = cl::getRegisteredOptions();
  auto found = options.find("disable-auto-upgrade-debug-info");
  if (found != options.end())
    static_cast<cl::opt<bool> *>(found->second)->setValue(true);
}

// Lets the handlers of CrashRecoveryContext run on the alternate stack, which every Rust thread has: deeply nested
// text overflows the stack of LLVM's recursive parser.
void catch_overflow_of_the_stack() {
  for (int signal : {SIGSEGV, SIGBUS}) {
    struct sigaction action;
    if (sigaction(signal, nullptr, &action) == 0) {
      action.sa_flags |= SA_ONSTACK;
      sigaction(signal, &action, nullptr);
    }
  }
}

void enter_guard() {
  std::lock_guard<std::mutex> lock(guard_mutex);
  if (guard_users++ == 0) {
    static std::once_flag once;
    std::call_once(once, switch_off_upgrade_in_parser);
    install_fatal_error_handler(on_fatal_error);
    CrashRecoveryContext::Enable();
    catch_overflow_of_the_stack();
  }
}

void leave_guard() {
  std::lock_guard<std::mutex> lock(guard_mutex);
  if (--guard_users == 0) {
    CrashRecoveryContext::Disable();
    remove_fatal_error_handler();
  }
}

// Runs `work`; false, with the reason in `message`, if LLVM gave up or crashed in it.
bool run_guarded(function_ref<void()> work, char **message) {
  enter_guard();
  fatal_reason.clear();
  bool finished;
  {
    CrashRecoveryContext context;
    finished = context.RunSafely(work);
  }
  leave_guard();
  if (!finished)
    *message = copy_text(fatal_reason.empty() ? StringRef("LLVM crashed on this input") : fatal_reason.str());
  return finished;
}

// What the parser's own upgrade of debug info does, without its abort. True if the module is broken.
bool verify_and_upgrade(Module &module, char **message) {
  std::string text;
  raw_string_ostream stream(text);
  bool broken_debug_info = false;
  if (verifyModule(module, &stream, &broken_debug_info)) {
    *message = copy_text(StringRef(text).trim());
    return true;
  }
  bool current = getDebugMetadataVersionFromModule(module) == DEBUG_METADATA_VERSION;
  if (broken_debug_info)
    module.getContext().diagnose(DiagnosticInfoIgnoringInvalidDebugMetadata(module));
  if (broken_debug_info || !current)
    StripDebugInfo(module);
  return false;
}

} // namespace

extern "C" {

// Outcome of slt_parse.
enum { SLT_PARSED = 0, SLT_MALFORMED = 1, SLT_INVALID = 2, SLT_CRASHED = 3 };

// Parses text or bitcode and verifies it. Gaps: the C API ends the process on an invalid module with debug info,
// reports a text's line and column only inside a message, and lets broken bitcode crash the process.
// The context of a parse that ended in SLT_CRASHED must never be used or disposed of again.
int slt_parse(LLVMContextRef context, LLVMMemoryBufferRef buffer, LLVMModuleRef *module, char **message,
              unsigned *line, unsigned *column) {
  MemoryBufferRef input = unwrap(buffer)->getMemBufferRef();
  int outcome = SLT_MALFORMED;
  bool finished = run_guarded(
      [&] {
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
      },
      message);
  return finished ? outcome : SLT_CRASHED;
}

// Verifies a module. Gap: the C call cannot tell broken debug info, which LLVM would drop, from a broken module.
bool slt_verify(LLVMModuleRef module, char **message, bool *broken_debug_info) {
  std::string text;
  raw_string_ostream stream(text);
  bool broken = verifyModule(*unwrap(module), &stream, broken_debug_info);
  if (broken || *broken_debug_info)
    *message = copy_text(StringRef(text).trim());
  return !broken;
}

// Prints a module to a file descriptor through a large buffer. Gap: the C API prints to a named file or a string;
// returns 0 or the system's error number.
int slt_print_to_descriptor(LLVMModuleRef module, int descriptor) {
  raw_fd_ostream stream(descriptor, /*shouldClose=*/false);
  stream.SetBufferSize(1 << 20);
  unwrap(module)->print(stream, nullptr);
  stream.flush();
  int error = stream.error().value();
  stream.clear_error();
  return error;
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

// Sets the data layout; false if the text is none. Gap: the C call ends the process then.
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
