// What LLVM's C API lacks, as C functions.
//
// Rules of this file: one comment per function says which gap it fills; no exception and no C++ type crosses the
// border; a function that finds its arguments unfit returns null or false instead of asserting, since a released
// LLVM has no assertions; text goes out either as a pointer with a length that LLVM keeps alive, or as a malloc'ed
// string that the caller frees with LLVMDisposeMessage.

#include "llvm-c/Core.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/NoFolder.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <mutex>

using namespace llvm;

namespace {

// A malloc'ed copy of a text, for LLVMDisposeMessage.
char *copy_text(StringRef text) {
  char *copy = static_cast<char *>(std::malloc(text.size() + 1));
  if (!copy)
    return nullptr;
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = 0;
  return copy;
}

const char *borrow(StringRef text, size_t *length) {
  *length = text.size();
  return text.data();
}

// Bits of slt_flags.
enum {
  SLT_NUW = 1,
  SLT_NSW = 2,
  SLT_EXACT = 4,
  SLT_NNEG = 8,
  SLT_DISJOINT = 16,
  SLT_SAMESIGN = 32,
  SLT_INBOUNDS = 64,
  SLT_NUSW = 128,
};

GEPNoWrapFlags gep_flags(unsigned flags) {
  GEPNoWrapFlags wrap = GEPNoWrapFlags::none();
  if (flags & SLT_INBOUNDS)
    wrap |= GEPNoWrapFlags::inBounds();
  if (flags & SLT_NUSW)
    wrap |= GEPNoWrapFlags::noUnsignedSignedWrap();
  if (flags & SLT_NUW)
    wrap |= GEPNoWrapFlags::noUnsignedWrap();
  return wrap;
}

using Builder = IRBuilder<NoFolder>;

// The C API sees the builder as IRBuilder<>, but uses its IRBuilderBase alone, and both begin with it.
Builder *builder_of(LLVMBuilderRef builder) { return reinterpret_cast<Builder *>(builder); }

LLVMValueRef insert(LLVMBuilderRef builder, Instruction *instruction) {
  return wrap(static_cast<Value *>(builder_of(builder)->Insert(instruction)));
}

// The C API numbers the opcodes on its own; 0 for a number that it does not know.
unsigned opcode_of(unsigned opcode) {
  switch (static_cast<LLVMOpcode>(opcode)) {
#define HANDLE_INST(number, name, type)                                                                             \
  case LLVM##name:                                                                                                 \
    return number;
#include "llvm/IR/Instruction.def"
  }
  return 0;
}

ArrayRef<Value *> values_of(LLVMValueRef *values, size_t count) { return ArrayRef<Value *>(unwrap(values), count); }

} // namespace

// ---------------------------------------------------------------------------------------------------------------
// Parsing, verifying, printing
// ---------------------------------------------------------------------------------------------------------------

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

// ---------------------------------------------------------------------------------------------------------------
// Types
// ---------------------------------------------------------------------------------------------------------------

// Creates an identified struct. Gap: the C call cannot make one without a name, nor a name that holds a zero byte.
LLVMTypeRef slt_struct_create(LLVMContextRef context, const char *name, size_t length) {
  return wrap(StructType::create(*unwrap(context), StringRef(name, length)));
}

// Name of an identified struct with its length; null for literal and unnamed ones. Gap: the C call has no length.
const char *slt_struct_name(LLVMTypeRef type, size_t *length) {
  auto *record = dyn_cast<StructType>(unwrap(type));
  if (!record || record->isLiteral() || !record->hasName())
    return nullptr;
  return borrow(record->getName(), length);
}

// Sets the body of an opaque struct; false if it has one, or would contain itself. Gap: the C call asserts.
bool slt_struct_set_body(LLVMTypeRef type, LLVMTypeRef *elements, size_t count, bool packed) {
  auto *record = dyn_cast<StructType>(unwrap(type));
  if (!record || !record->isOpaque())
    return false;
  if (Error error = record->setBodyOrError(ArrayRef<Type *>(unwrap(elements), count), packed)) {
    consumeError(std::move(error));
    return false;
  }
  return true;
}

// Whether a type may be an element of a container: 0 struct, 1 array, 2 vector, 3 parameter, 4 result.
// Gap: the C constructors assert it.
bool slt_type_is_valid_in(LLVMTypeRef type, int container) {
  Type *element = unwrap(type);
  switch (container) {
  case 0:
    return StructType::isValidElementType(element);
  case 1:
    return ArrayType::isValidElementType(element);
  case 2:
    return VectorType::isValidElementType(element);
  case 3:
    return FunctionType::isValidArgumentType(element);
  default:
    return FunctionType::isValidReturnType(element);
  }
}

// Creates a target extension type; null if LLVM refuses its parameters. Gap: the C call ends the process then.
LLVMTypeRef slt_target_type(LLVMContextRef context, const char *name, size_t length, LLVMTypeRef *types,
                            size_t type_count, const unsigned *numbers, size_t number_count) {
  Expected<TargetExtType *> type =
      TargetExtType::getOrError(*unwrap(context), StringRef(name, length), ArrayRef<Type *>(unwrap(types), type_count),
                                ArrayRef<unsigned>(numbers, number_count));
  if (!type) {
    consumeError(type.takeError());
    return nullptr;
  }
  return wrap(*type);
}

// Name of a target extension type with its length, else null. Gap: the C call has no length.
const char *slt_target_type_name(LLVMTypeRef type, size_t *length) {
  auto *target = dyn_cast<TargetExtType>(unwrap(type));
  return target ? borrow(target->getName(), length) : nullptr;
}

// Whether values of a type may be: 0 zero-initialised, 1 globals, 2 stack variables. Gap: no C call.
bool slt_target_type_has(LLVMTypeRef type, int property) {
  auto *target = dyn_cast<TargetExtType>(unwrap(type));
  if (!target)
    return true;
  return target->hasProperty(property == 0   ? TargetExtType::HasZeroInit
                             : property == 1 ? TargetExtType::CanBeGlobal
                                             : TargetExtType::CanBeLocal);
}

// ---------------------------------------------------------------------------------------------------------------
// Constants
// ---------------------------------------------------------------------------------------------------------------

// The words of an integer constant of any width, least significant first. Gap: the C calls stop at 64 bits.
const uint64_t *slt_int_words(LLVMValueRef value, size_t *count) {
  auto *integer = dyn_cast<ConstantInt>(unwrap(value));
  if (!integer || integer->getType()->isVectorTy())
    return nullptr;
  *count = integer->getValue().getNumWords();
  return integer->getValue().getRawData();
}

// The exact bits of a floating-point constant; false if it is none. Gap: the C call converts to double.
bool slt_float_bits(LLVMValueRef value, uint64_t words[2]) {
  auto *constant = dyn_cast<ConstantFP>(unwrap(value));
  if (!constant || constant->getType()->isVectorTy())
    return false;
  APInt bits = constant->getValueAPF().bitcastToAPInt();
  words[0] = bits.getRawData()[0];
  words[1] = bits.getNumWords() > 1 ? bits.getRawData()[1] : 0;
  return true;
}

// Raw bytes of a constant data array or vector. Gap: llvm-sys declares LLVMGetRawDataValues wrongly.
const char *slt_data_bytes(LLVMValueRef value, size_t *length) {
  auto *data = dyn_cast<ConstantDataSequential>(unwrap(value));
  return data ? borrow(data->getRawDataValues(), length) : nullptr;
}

// Element of a constant aggregate of any kind, also of a splat vector held as a scalar. Gap: the C call asserts.
LLVMValueRef slt_constant_element(LLVMValueRef value, unsigned index) {
  auto *constant = dyn_cast<Constant>(unwrap(value));
  return constant ? wrap(static_cast<Value *>(constant->getAggregateElement(index))) : nullptr;
}

// Folds a constant cast, or makes a constant expression where LLVM still has one for it; else null.
// Gap: the C calls exist for some opcodes only and assert.
LLVMValueRef slt_constant_cast(unsigned opcode, LLVMValueRef value, LLVMTypeRef type) {
  auto *constant = dyn_cast<Constant>(unwrap(value));
  auto cast = static_cast<Instruction::CastOps>(opcode_of(opcode));
  if (!constant || !Instruction::isCast(cast) || !ConstantExpr::isDesirableCastOp(cast) || !CastInst::castIsValid(cast, constant, unwrap(type)))
    return nullptr;
  return wrap(static_cast<Value *>(ConstantExpr::getCast(cast, constant, unwrap(type))));
}

// The same for a binary operation. Gap: as above.
LLVMValueRef slt_constant_binary(unsigned opcode, LLVMValueRef left, LLVMValueRef right) {
  auto *a = dyn_cast<Constant>(unwrap(left));
  auto *b = dyn_cast<Constant>(unwrap(right));
  if (!a || !b || a->getType() != b->getType() || !a->getType()->isIntOrIntVectorTy() ||
      !Instruction::isBinaryOp(opcode_of(opcode)) || !ConstantExpr::isDesirableBinOp(opcode_of(opcode)))
    return nullptr;
  return wrap(static_cast<Value *>(ConstantExpr::get(opcode_of(opcode), a, b)));
}

// A constant element pointer. Gap: the C call asserts that the indices fit the type.
LLVMValueRef slt_constant_gep(LLVMTypeRef type, LLVMValueRef base, LLVMValueRef *indices, size_t count,
                              unsigned flags) {
  auto *pointer = dyn_cast<Constant>(unwrap(base));
  ArrayRef<Value *> all = values_of(indices, count);
  if (!pointer || !pointer->getType()->isPtrOrPtrVectorTy() || !unwrap(type)->isSized() ||
      !GetElementPtrInst::getIndexedType(unwrap(type), all))
    return nullptr;
  for (Value *index : all)
    if (!isa<Constant>(index) || !index->getType()->isIntOrIntVectorTy())
      return nullptr;
  return wrap(static_cast<Value *>(
      ConstantExpr::getGetElementPtr(unwrap(type), pointer, all, gep_flags(flags))));
}

// Whether a constant element pointer has an `inrange`. Gap: no C call.
bool slt_gep_has_in_range(LLVMValueRef value) {
  auto *gep = dyn_cast<GEPOperator>(unwrap(value));
  return gep && gep->getInRange().has_value();
}

// ---------------------------------------------------------------------------------------------------------------
// Attributes
// ---------------------------------------------------------------------------------------------------------------

// Name of a known attribute kind. Gap: the C API knows only the other way.
const char *slt_attribute_name(unsigned kind, size_t *length) {
  if (kind == 0 || kind >= Attribute::EndAttrKinds)
    return nullptr;
  return borrow(Attribute::getNameFromAttrKind(static_cast<Attribute::AttrKind>(kind)), length);
}

// Form of an attribute: 0 enum, 1 integer, 2 type, 3 string, 4 range, 5 other. Gap: the C API merges 0 and 1.
int slt_attribute_form(LLVMAttributeRef attribute) {
  Attribute a = unwrap(attribute);
  if (a.isStringAttribute())
    return 3;
  if (a.isTypeAttribute())
    return 2;
  if (a.isConstantRangeAttribute())
    return 4;
  if (a.isIntAttribute())
    return 1;
  return a.isEnumAttribute() ? 0 : 5;
}

// Form of the attributes of a known kind, as above. Gap: no C call, and the constructors assert it.
int slt_attribute_kind_form(unsigned kind) {
  auto k = static_cast<Attribute::AttrKind>(kind);
  if (kind == 0 || kind >= Attribute::EndAttrKinds)
    return 5;
  return Attribute::isEnumAttrKind(k)            ? 0
         : Attribute::isIntAttrKind(k)           ? 1
         : Attribute::isTypeAttrKind(k)          ? 2
         : Attribute::isConstantRangeAttrKind(k) ? 4
                                                 : 5;
}

// Kind of any attribute that has one. Gap: the C call asserts for ranges.
unsigned slt_attribute_kind(LLVMAttributeRef attribute) {
  Attribute a = unwrap(attribute);
  return a.hasKindAsEnum() ? a.getKindAsEnum() : 0;
}

// Width and bounds of a range attribute of up to 64 bits. Gap: no C call.
bool slt_attribute_range(LLVMAttributeRef attribute, unsigned *bits, uint64_t *lower, uint64_t *upper) {
  Attribute a = unwrap(attribute);
  if (!a.isConstantRangeAttribute() || a.getRange().getBitWidth() > 64)
    return false;
  *bits = a.getRange().getBitWidth();
  *lower = a.getRange().getLower().getZExtValue();
  *upper = a.getRange().getUpper().getZExtValue();
  return true;
}

// An attribute as text. Gap: no C call.
char *slt_attribute_text(LLVMAttributeRef attribute) { return copy_text(unwrap(attribute).getAsString()); }

// ---------------------------------------------------------------------------------------------------------------
// Instructions
// ---------------------------------------------------------------------------------------------------------------

// All poison-generating flags of an instruction or constant expression at once. Gap: one C call per flag, each of
// which asserts the kind of instruction.
unsigned slt_flags(LLVMValueRef value) {
  Value *v = unwrap(value);
  unsigned flags = 0;
  if (auto *op = dyn_cast<OverflowingBinaryOperator>(v))
    flags |= (op->hasNoUnsignedWrap() ? SLT_NUW : 0) | (op->hasNoSignedWrap() ? SLT_NSW : 0);
  if (auto *op = dyn_cast<TruncInst>(v))
    flags |= (op->hasNoUnsignedWrap() ? SLT_NUW : 0) | (op->hasNoSignedWrap() ? SLT_NSW : 0);
  if (auto *op = dyn_cast<PossiblyExactOperator>(v))
    flags |= op->isExact() ? SLT_EXACT : 0;
  if (auto *op = dyn_cast<PossiblyNonNegInst>(v))
    flags |= op->hasNonNeg() ? SLT_NNEG : 0;
  if (auto *op = dyn_cast<PossiblyDisjointInst>(v))
    flags |= op->isDisjoint() ? SLT_DISJOINT : 0;
  if (auto *op = dyn_cast<ICmpInst>(v))
    flags |= op->hasSameSign() ? SLT_SAMESIGN : 0;
  if (auto *op = dyn_cast<GEPOperator>(v)) {
    GEPNoWrapFlags wrap = op->getNoWrapFlags();
    flags |= (wrap.isInBounds() ? SLT_INBOUNDS : 0) | (wrap.hasNoUnsignedSignedWrap() ? SLT_NUSW : 0) |
             (wrap.hasNoUnsignedWrap() ? SLT_NUW : 0);
  }
  return flags;
}

// Sets those flags that the instruction can hold; false if one does not fit. Gap: as above.
bool slt_set_flags(LLVMValueRef value, unsigned flags) {
  Value *v = unwrap(value);
  unsigned known = 0;
  if (isa<Instruction>(v) && (isa<OverflowingBinaryOperator>(v) || isa<TruncInst>(v))) {
    known |= SLT_NUW | SLT_NSW;
    cast<Instruction>(v)->setHasNoUnsignedWrap(flags & SLT_NUW);
    cast<Instruction>(v)->setHasNoSignedWrap(flags & SLT_NSW);
  }
  if (isa<Instruction>(v) && isa<PossiblyExactOperator>(v)) {
    known |= SLT_EXACT;
    cast<Instruction>(v)->setIsExact(flags & SLT_EXACT);
  }
  if (auto *op = dyn_cast<PossiblyNonNegInst>(v)) {
    known |= SLT_NNEG;
    op->setNonNeg(flags & SLT_NNEG);
  }
  if (auto *op = dyn_cast<PossiblyDisjointInst>(v)) {
    known |= SLT_DISJOINT;
    op->setIsDisjoint(flags & SLT_DISJOINT);
  }
  if (auto *op = dyn_cast<ICmpInst>(v)) {
    known |= SLT_SAMESIGN;
    op->setSameSign(flags & SLT_SAMESIGN);
  }
  if (auto *op = dyn_cast<GetElementPtrInst>(v)) {
    known |= SLT_INBOUNDS | SLT_NUSW | SLT_NUW;
    op->setNoWrapFlags(gep_flags(flags));
  }
  return (flags & ~known) == 0;
}

// Fast-math flags, 0 where there are none. Gap: the C call asserts the kind of instruction.
unsigned slt_fast_math(LLVMValueRef value) {
  auto *op = dyn_cast<FPMathOperator>(unwrap(value));
  if (!op)
    return 0;
  return LLVMCanValueUseFastMathFlags(value) ? LLVMGetFastMathFlags(value) : 0;
}

// Name of a synchronisation scope. Gap: the C API knows only the id of a name.
const char *slt_sync_scope_name(LLVMContextRef context, unsigned id, size_t *length) {
  SmallVector<StringRef, 8> names;
  unwrap(context)->getSyncScopeNames(names);
  return id < names.size() ? borrow(names[id], length) : nullptr;
}

// Synchronisation scope of any atomic instruction; false if it has none. Gap: the C call asserts that it has one.
bool slt_sync_scope(LLVMValueRef value, unsigned *id) {
  auto *instruction = dyn_cast<Instruction>(unwrap(value));
  if (!instruction)
    return false;
  std::optional<SyncScope::ID> scope = getAtomicSyncScopeID(instruction);
  if (scope)
    *id = *scope;
  return scope.has_value();
}

// Removes and frees an instruction or global; false for other values. Gap: the C API has a call per kind, and none
// for aliases.
bool slt_erase(LLVMValueRef value) {
  if (auto *global = dyn_cast<GlobalValue>(unwrap(value))) {
    global->eraseFromParent();
    return true;
  }
  auto *instruction = dyn_cast<Instruction>(unwrap(value));
  if (!instruction)
    return false;
  if (instruction->getParent())
    instruction->eraseFromParent();
  else
    instruction->deleteValue();
  return true;
}

// Alignment of an access or variable as its base-2 logarithm plus one, 0 where it has none. Gap: the C call ends
// the process for other values and knows neither calls nor parameters.
unsigned slt_alignment(LLVMValueRef value) {
  Value *v = unwrap(value);
  MaybeAlign align;
  if (auto *variable = dyn_cast<GlobalVariable>(v))
    align = variable->getAlign();
  else if (auto *function = dyn_cast<Function>(v))
    align = function->getAlign();
  else if (auto *op = dyn_cast<AllocaInst>(v))
    align = op->getAlign();
  else if (auto *op = dyn_cast<LoadInst>(v))
    align = op->getAlign();
  else if (auto *op = dyn_cast<StoreInst>(v))
    align = op->getAlign();
  else if (auto *op = dyn_cast<AtomicRMWInst>(v))
    align = op->getAlign();
  else if (auto *op = dyn_cast<AtomicCmpXchgInst>(v))
    align = op->getAlign();
  return align ? Log2(*align) + 1 : 0;
}

// ---------------------------------------------------------------------------------------------------------------
// Building
// ---------------------------------------------------------------------------------------------------------------

// A builder that keeps operations on constants as instructions. Gap: LLVMCreateBuilder folds them.
LLVMBuilderRef slt_builder_create(LLVMContextRef context) {
  return reinterpret_cast<LLVMBuilderRef>(new Builder(*unwrap(context)));
}

// Disposes of it. Gap: LLVMDisposeBuilder expects the folding builder.
void slt_builder_dispose(LLVMBuilderRef builder) { delete builder_of(builder); }

// A cast instruction, also one between equal types. Gap: the C call returns the operand when the types are equal.
LLVMValueRef slt_build_cast(LLVMBuilderRef builder, unsigned opcode, LLVMValueRef value, LLVMTypeRef type) {
  auto cast = static_cast<Instruction::CastOps>(opcode_of(opcode));
  if (!Instruction::isCast(cast) || !CastInst::castIsValid(cast, unwrap(value), unwrap(type)))
    return nullptr;
  return insert(builder, CastInst::Create(cast, unwrap(value), unwrap(type)));
}

// A stack variable in a given address space. Gap: the C call takes the space from the data layout.
LLVMValueRef slt_build_alloca(LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef count, unsigned address_space,
                              uint64_t align) {
  if (!unwrap(type)->isSized() || (count && !unwrap(count)->getType()->isIntegerTy()))
    return nullptr;
  const DataLayout &layout = builder_of(builder)->GetInsertBlock()->getDataLayout();
  Align alignment = isPowerOf2_64(align) ? Align(align) : layout.getPrefTypeAlign(unwrap(type));
  return insert(builder, new AllocaInst(unwrap(type), address_space, count ? unwrap(count) : nullptr, alignment));
}

// An element pointer. Gap: the C call asserts that the indices fit the type.
LLVMValueRef slt_build_gep(LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef base, LLVMValueRef *indices,
                           size_t count, unsigned flags) {
  ArrayRef<Value *> all = values_of(indices, count);
  if (!unwrap(base)->getType()->isPtrOrPtrVectorTy() || !unwrap(type)->isSized())
    return nullptr;
  for (Value *index : all)
    if (!index->getType()->isIntOrIntVectorTy())
      return nullptr;
  if (!GetElementPtrInst::getIndexedType(unwrap(type), all))
    return nullptr;
  auto *gep = GetElementPtrInst::Create(unwrap(type), unwrap(base), all);
  LLVMValueRef result = insert(builder, gep);
  slt_set_flags(result, flags);
  return result;
}

// A selection. Gap: the C call asserts its operands.
LLVMValueRef slt_build_select(LLVMBuilderRef builder, LLVMValueRef condition, LLVMValueRef yes, LLVMValueRef no) {
  if (SelectInst::areInvalidOperands(unwrap(condition), unwrap(yes), unwrap(no)))
    return nullptr;
  return insert(builder, SelectInst::Create(unwrap(condition), unwrap(yes), unwrap(no)));
}

// Gap of the next five: the C calls assert their operands; those on aggregates take one index only, and the
// shuffle takes its mask as a constant.
LLVMValueRef slt_build_extract_element(LLVMBuilderRef builder, LLVMValueRef vector, LLVMValueRef index) {
  if (!ExtractElementInst::isValidOperands(unwrap(vector), unwrap(index)))
    return nullptr;
  return insert(builder, ExtractElementInst::Create(unwrap(vector), unwrap(index)));
}

// See above.
LLVMValueRef slt_build_insert_element(LLVMBuilderRef builder, LLVMValueRef vector, LLVMValueRef element,
                                      LLVMValueRef index) {
  if (!InsertElementInst::isValidOperands(unwrap(vector), unwrap(element), unwrap(index)))
    return nullptr;
  return insert(builder, InsertElementInst::Create(unwrap(vector), unwrap(element), unwrap(index)));
}

// See above; -1 in the mask is poison.
LLVMValueRef slt_build_shuffle(LLVMBuilderRef builder, LLVMValueRef left, LLVMValueRef right, const int *mask,
                               size_t count) {
  ArrayRef<int> lanes(mask, count);
  if (count == 0 || !isa<FixedVectorType>(unwrap(left)->getType()) ||
      !ShuffleVectorInst::isValidOperands(unwrap(left), unwrap(right), lanes))
    return nullptr;
  return insert(builder, new ShuffleVectorInst(unwrap(left), unwrap(right), lanes));
}

// See above.
LLVMValueRef slt_build_extract_value(LLVMBuilderRef builder, LLVMValueRef aggregate, const unsigned *indices,
                                     size_t count) {
  ArrayRef<unsigned> path(indices, count);
  if (count == 0 || !ExtractValueInst::getIndexedType(unwrap(aggregate)->getType(), path))
    return nullptr;
  return insert(builder, ExtractValueInst::Create(unwrap(aggregate), path));
}

// See above.
LLVMValueRef slt_build_insert_value(LLVMBuilderRef builder, LLVMValueRef aggregate, LLVMValueRef element,
                                    const unsigned *indices, size_t count) {
  ArrayRef<unsigned> path(indices, count);
  if (count == 0 || ExtractValueInst::getIndexedType(unwrap(aggregate)->getType(), path) != unwrap(element)->getType())
    return nullptr;
  return insert(builder, InsertValueInst::Create(unwrap(aggregate), unwrap(element), path));
}

// A call. Gap: the C call asserts that the arguments fit the function type.
LLVMValueRef slt_build_call(LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef callee, LLVMValueRef *arguments,
                            size_t count, unsigned calling_convention) {
  auto *function = dyn_cast<FunctionType>(unwrap(type));
  ArrayRef<Value *> all = values_of(arguments, count);
  if (!function || !unwrap(callee)->getType()->isPointerTy() || count < function->getNumParams() ||
      (count > function->getNumParams() && !function->isVarArg()))
    return nullptr;
  for (unsigned i = 0; i < function->getNumParams(); ++i)
    if (all[i]->getType() != function->getParamType(i))
      return nullptr;
  auto *call = CallInst::Create(function, unwrap(callee), all);
  call->setCallingConv(calling_convention);
  return insert(builder, call);
}

// ---------------------------------------------------------------------------------------------------------------
// Metadata
// ---------------------------------------------------------------------------------------------------------------

// Gap of this section: the C API reaches metadata through MetadataAsValue, which rewrites nodes of one operand,
// and it neither knows distinct nodes nor makes them.

// The bytes of a string; null for other metadata.
const char *slt_md_string(LLVMMetadataRef metadata, size_t *length) {
  auto *string = dyn_cast<MDString>(unwrap(metadata));
  return string ? borrow(string->getString(), length) : nullptr;
}

// The value inside ConstantAsMetadata and LocalAsMetadata; null for other metadata.
LLVMValueRef slt_md_value(LLVMMetadataRef metadata) {
  auto *value = dyn_cast<ValueAsMetadata>(unwrap(metadata));
  return value ? wrap(value->getValue()) : nullptr;
}

// The metadata inside a MetadataAsValue, the operand of an intrinsic call; null for other values.
LLVMMetadataRef slt_md_of_value(LLVMValueRef value) {
  auto *metadata = dyn_cast<MetadataAsValue>(unwrap(value));
  return metadata ? wrap(metadata->getMetadata()) : nullptr;
}

// Number of operands of a node, -1 for metadata that is no node.
int64_t slt_md_operand_count(LLVMMetadataRef metadata) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  return node ? static_cast<int64_t>(node->getNumOperands()) : -1;
}

// An operand of a node; null for a null operand, or none.
LLVMMetadataRef slt_md_operand(LLVMMetadataRef metadata, unsigned index) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  return node && index < node->getNumOperands() ? wrap(node->getOperand(index).get()) : nullptr;
}

// Replaces an operand; with the node itself it makes a loop id. False if there is no such operand.
bool slt_md_replace_operand(LLVMMetadataRef metadata, unsigned index, LLVMMetadataRef operand) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  if (!node || index >= node->getNumOperands())
    return false;
  node->replaceOperandWith(index, operand ? unwrap(operand) : nullptr);
  return true;
}

// Whether a node is distinct.
bool slt_md_is_distinct(LLVMMetadataRef metadata) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  return node && node->isDistinct();
}

// A node, uniqued or distinct; its operands may be null.
LLVMMetadataRef slt_md_node(LLVMContextRef context, LLVMMetadataRef *operands, size_t count, bool distinct) {
  ArrayRef<Metadata *> all(unwrap(operands), count);
  return wrap(distinct ? MDNode::getDistinct(*unwrap(context), all) : MDNode::get(*unwrap(context), all));
}

// Number of operands of a named node.
unsigned slt_named_md_count(LLVMNamedMDNodeRef node) { return unwrap(node)->getNumOperands(); }

// An operand of a named node, null if there is no such.
LLVMMetadataRef slt_named_md_operand(LLVMNamedMDNodeRef node, unsigned index) {
  return index < unwrap(node)->getNumOperands() ? wrap(unwrap(node)->getOperand(index)) : nullptr;
}

// Appends a node to a named node; false if the metadata is no node.
bool slt_named_md_add(LLVMNamedMDNodeRef node, LLVMMetadataRef operand) {
  auto *added = dyn_cast<MDNode>(unwrap(operand));
  if (added)
    unwrap(node)->addOperand(added);
  return added;
}

// Erases a named node from its module.
void slt_named_md_erase(LLVMNamedMDNodeRef node) { unwrap(node)->eraseFromParent(); }

// The node of a kind attached to an instruction or global; null if none.
LLVMMetadataRef slt_get_metadata(LLVMValueRef value, unsigned kind) {
  if (auto *instruction = dyn_cast<Instruction>(unwrap(value)))
    return wrap(instruction->getMetadata(kind));
  if (auto *object = dyn_cast<GlobalObject>(unwrap(value)))
    return wrap(object->getMetadata(kind));
  return nullptr;
}

// Attaches a node, or removes it when null; false if it fits neither value nor node.
bool slt_set_metadata(LLVMValueRef value, unsigned kind, LLVMMetadataRef metadata) {
  MDNode *node = metadata ? dyn_cast<MDNode>(unwrap(metadata)) : nullptr;
  if (metadata && !node)
    return false;
  if (auto *instruction = dyn_cast<Instruction>(unwrap(value))) {
    if (kind == LLVMContext::MD_dbg && node && !isa<DILocation>(node))
      return false;
    instruction->setMetadata(kind, node);
    return true;
  }
  if (auto *object = dyn_cast<GlobalObject>(unwrap(value))) {
    object->setMetadata(kind, node);
    return true;
  }
  return false;
}

// Name of a metadata kind. Gap: the C API knows only the id of a name.
const char *slt_md_kind_name(LLVMContextRef context, unsigned kind, size_t *length) {
  SmallVector<StringRef, 64> names;
  unwrap(context)->getMDKindNames(names);
  return kind < names.size() ? borrow(names[kind], length) : nullptr;
}

// Metadata as text, with the module's numbers. Gap: LLVMPrintValueToString prints the rewritten node.
char *slt_md_text(LLVMMetadataRef metadata, LLVMModuleRef module) {
  std::string text;
  raw_string_ostream stream(text);
  unwrap(metadata)->print(stream, module ? unwrap(module) : nullptr);
  return copy_text(text);
}

// ---------------------------------------------------------------------------------------------------------------
// Debug locations
// ---------------------------------------------------------------------------------------------------------------

// Gap of this section: LLVMDIBuilder makes nodes in an order and a form of its own and cannot choose distinctness.

// A source file.
LLVMMetadataRef slt_di_file(LLVMContextRef context, const char *name, size_t name_length, const char *directory,
                            size_t directory_length) {
  return wrap(DIFile::get(*unwrap(context), StringRef(name, name_length), StringRef(directory, directory_length)));
}

// A compilation unit, listed in the module's `llvm.dbg.cu`.
LLVMMetadataRef slt_di_compile_unit(LLVMModuleRef module, unsigned language, LLVMMetadataRef file,
                                    const char *producer, size_t producer_length, bool optimized, unsigned emission) {
  auto *source = dyn_cast<DIFile>(unwrap(file));
  if (!source || emission > DICompileUnit::LastEmissionKind)
    return nullptr;
  LLVMContext &context = unwrap(module)->getContext();
  auto *unit = DICompileUnit::getDistinct(
      context, DISourceLanguageName(static_cast<uint16_t>(language)), source, StringRef(producer, producer_length),
      optimized, "", 0, "", static_cast<DICompileUnit::DebugEmissionKind>(emission), nullptr, nullptr, nullptr,
      nullptr, nullptr, 0, true, false, DICompileUnit::DebugNameTableKind::None, false, "", "");
  unwrap(module)->getOrInsertNamedMetadata("llvm.dbg.cu")->addOperand(unit);
  return wrap(unit);
}

// The definition of a function, with a type that names nothing.
LLVMMetadataRef slt_di_subprogram(LLVMContextRef context, LLVMMetadataRef scope, LLVMMetadataRef file,
                                  LLVMMetadataRef unit, const char *name, size_t name_length, const char *linkage,
                                  size_t linkage_length, unsigned line, bool local, bool optimized) {
  auto *parent = dyn_cast<DIScope>(unwrap(scope));
  auto *source = dyn_cast<DIFile>(unwrap(file));
  auto *owner = dyn_cast<DICompileUnit>(unwrap(unit));
  if (!parent || !source || !owner)
    return nullptr;
  LLVMContext &c = *unwrap(context);
  Metadata *result_type[] = {nullptr};
  auto *type = DISubroutineType::get(c, DINode::FlagZero, 0, MDNode::get(c, result_type));
  return wrap(DISubprogram::getDistinct(c, parent, StringRef(name, name_length), StringRef(linkage, linkage_length),
                                        source, line, type, line, nullptr, 0, 0, DINode::FlagPrototyped,
                                        DISubprogram::toSPFlags(local, /*IsDefinition=*/true, optimized), owner));
}

// A place in a local scope; null if the scope is none.
LLVMMetadataRef slt_di_location(LLVMContextRef context, unsigned line, unsigned column, LLVMMetadataRef scope,
                                LLVMMetadataRef inlined_at) {
  auto *local = dyn_cast<DILocalScope>(unwrap(scope));
  auto *call = inlined_at ? dyn_cast<DILocation>(unwrap(inlined_at)) : nullptr;
  if (!local || (inlined_at && !call))
    return nullptr;
  return wrap(DILocation::get(*unwrap(context), line, column, local, call));
}

// Line and column of a location; false for other metadata.
bool slt_di_location_place(LLVMMetadataRef metadata, unsigned *line, unsigned *column) {
  auto *location = dyn_cast<DILocation>(unwrap(metadata));
  if (!location)
    return false;
  *line = location->getLine();
  *column = location->getColumn();
  return true;
}

// Scope of a location, file of a scope, unit of a subprogram, subprogram of a scope: 0, 1, 2, 3. Null if none.
LLVMMetadataRef slt_di_related(LLVMMetadataRef metadata, int relation) {
  Metadata *m = unwrap(metadata);
  auto *location = dyn_cast<DILocation>(m);
  auto *scope = location ? location->getScope() : dyn_cast<DIScope>(m);
  if (relation == 0)
    return wrap(static_cast<Metadata *>(location ? location->getScope() : nullptr));
  if (!scope)
    return nullptr;
  if (relation == 1)
    return wrap(static_cast<Metadata *>(scope->getFile()));
  auto *local = dyn_cast<DILocalScope>(scope);
  DISubprogram *subprogram = local ? local->getSubprogram() : nullptr;
  if (!subprogram)
    return nullptr;
  return wrap(relation == 2 ? static_cast<Metadata *>(subprogram->getUnit()) : static_cast<Metadata *>(subprogram));
}

// Text of a node: 0 file name, 1 directory, 2 name of a scope, 3 linkage name, 4 producer. Null if it has none.
const char *slt_di_text(LLVMMetadataRef metadata, int field, size_t *length) {
  Metadata *m = unwrap(metadata);
  if (auto *file = dyn_cast<DIFile>(m))
    return field == 0 ? borrow(file->getFilename(), length) : field == 1 ? borrow(file->getDirectory(), length) : nullptr;
  if (auto *unit = dyn_cast<DICompileUnit>(m))
    return field == 4 ? borrow(unit->getProducer(), length) : nullptr;
  if (auto *subprogram = dyn_cast<DISubprogram>(m))
    return field == 2   ? borrow(subprogram->getName(), length)
           : field == 3 ? borrow(subprogram->getLinkageName(), length)
                        : nullptr;
  return nullptr;
}

// The subprogram of a function, or null.
LLVMMetadataRef slt_di_function(LLVMValueRef function) {
  auto *f = dyn_cast<Function>(unwrap(function));
  return f ? wrap(static_cast<Metadata *>(f->getSubprogram())) : nullptr;
}

// Sets it; false if either does not fit.
bool slt_di_set_function(LLVMValueRef function, LLVMMetadataRef subprogram) {
  auto *f = dyn_cast<Function>(unwrap(function));
  auto *s = dyn_cast<DISubprogram>(unwrap(subprogram));
  if (!f || !s)
    return false;
  f->setSubprogram(s);
  return true;
}

} // extern "C"
