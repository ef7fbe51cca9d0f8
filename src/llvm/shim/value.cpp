// Types and constants: reading and creation.

#include "common.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/ConstantFolder.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/SwapByteOrder.h"

#include <algorithm>
#include <array>

extern "C" {

// Creates an identified struct. Gap: the C call can create neither an unnamed one nor a name with a zero byte.
LLVMTypeRef slt_struct_create(LLVMContextRef context, const char *name, size_t length) {
  return wrap(StructType::create(*unwrap(context), StringRef(name, length)));
}

// Removes the name of the identified struct with this name. Gap: C calls cannot change the name of a struct.
void slt_struct_forget_name(LLVMContextRef context, const char *name, size_t length) {
  if (StructType *record = StructType::getTypeByName(*unwrap(context), StringRef(name, length)))
    record->setName("");
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

// Whether a type may be an element of a container: 0 struct, 1 array, 2 vector, 3 parameter, 4 result. Gap: the C
// constructors assert it.
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

// Creates a target extension type; null if LLVM rejects its parameters. Gap: the C call ends the process in that case.
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

// Name of a target extension type with its length; null for other types. Gap: the C call has no length.
const char *slt_target_type_name(LLVMTypeRef type, size_t *length) {
  auto *target = dyn_cast<TargetExtType>(unwrap(type));
  return target ? borrow(target->getName(), length) : nullptr;
}

// Whether values of a type may be: 0 zero-initialized, 1 globals, 2 allocas. Gap: no C call.
bool slt_target_type_has(LLVMTypeRef type, int property) {
  auto *target = dyn_cast<TargetExtType>(unwrap(type));
  if (!target)
    return true;
  return target->hasProperty(property == 0   ? TargetExtType::HasZeroInit
                             : property == 1 ? TargetExtType::CanBeGlobal
                                             : TargetExtType::CanBeLocal);
}


// The words of an integer constant of any width, least significant first. Gap: the C calls are limited to 64 bits.
const uint64_t *slt_int_words(LLVMValueRef value, size_t *count) {
  auto *integer = dyn_cast<ConstantInt>(unwrap(value));
  if (!integer || integer->getType()->isVectorTy())
    return nullptr;
  *count = integer->getValue().getNumWords();
  return integer->getValue().getRawData();
}

// The exact bits of a floating-point constant; false for other values. Gap: the C call converts to double.
bool slt_float_bits(LLVMValueRef value, uint64_t words[2]) {
  auto *constant = dyn_cast<ConstantFP>(unwrap(value));
  if (!constant || constant->getType()->isVectorTy())
    return false;
  APInt bits = constant->getValueAPF().bitcastToAPInt();
  words[0] = bits.getRawData()[0];
  words[1] = bits.getNumWords() > 1 ? bits.getRawData()[1] : 0;
  return true;
}

// The bytes of an array or vector of numbers that LLVM holds as bytes, and the bytes of each number, at most 8; null for other
// constants. Gap: the C call asserts the kind and does not give the size.
const char *slt_numbers(LLVMValueRef value, size_t *length, size_t *size) {
  auto *numbers = dyn_cast<ConstantDataSequential>(unwrap(value));
  if (!numbers || sys::IsBigEndianHost)
    return nullptr;
  *size = numbers->getElementByteSize();
  return borrow(numbers->getRawDataValues(), length);
}

// Element of a constant aggregate of any kind, also of a splat vector stored as a scalar. Gap: the C call asserts.
LLVMValueRef slt_constant_element(LLVMValueRef value, unsigned index) {
  auto *constant = dyn_cast<Constant>(unwrap(value));
  return constant ? wrap(static_cast<Value *>(constant->getAggregateElement(index))) : nullptr;
}

// Folds a constant cast, or creates a constant expression if LLVM supports one; otherwise null. Gap: the C calls exist
// for some opcodes only and assert.
LLVMValueRef slt_constant_cast(unsigned opcode, LLVMValueRef value, LLVMTypeRef type) {
  auto *constant = dyn_cast<Constant>(unwrap(value));
  auto cast = static_cast<Instruction::CastOps>(opcode_of(opcode));
  if (!constant || !Instruction::isCast(cast) || !ConstantExpr::isDesirableCastOp(cast) || !CastInst::castIsValid(cast, constant, unwrap(type)))
    return nullptr;
  return wrap(static_cast<Value *>(ConstantExpr::getCast(cast, constant, unwrap(type))));
}

// Whether the operands of a constant expression are valid for its instruction: LLVM's verifier does not check them, and
// bitcode may have any.
static bool is_sound(const ConstantExpr &expression) {
  auto operand = [&](unsigned i) { return expression.getOperand(i); };
  if (expression.isCast())
    return CastInst::castIsValid(static_cast<Instruction::CastOps>(expression.getOpcode()), operand(0)->getType(),
                                 expression.getType());
  if (auto *gep = dyn_cast<GEPOperator>(&expression)) {
    SmallVector<Value *, 8> indices(gep->indices());
    auto *lanes = dyn_cast<VectorType>(expression.getType());
    auto fits = [&](const Value *value) {
      auto *vector = dyn_cast<VectorType>(value->getType());
      return !vector || (lanes && lanes->getElementCount() == vector->getElementCount());
    };
    auto is_index = [&](const Value *index) { return index->getType()->isIntOrIntVectorTy() && fits(index); };
    return gep->getPointerOperandType()->isPtrOrPtrVectorTy() && fits(gep->getPointerOperand()) &&
           gep->getSourceElementType()->isSized() && all_of(indices, is_index) &&
           GetElementPtrInst::getIndexedType(gep->getSourceElementType(), indices);
  }
  switch (expression.getOpcode()) {
  case Instruction::ExtractElement:
    return ExtractElementInst::isValidOperands(operand(0), operand(1));
  case Instruction::InsertElement:
    return InsertElementInst::isValidOperands(operand(0), operand(1), operand(2));
  case Instruction::ShuffleVector:
    return ShuffleVectorInst::isValidOperands(operand(0), operand(1), expression.getShuffleMask());
  default:
    return expression.getNumOperands() == 2 && operand(0)->getType()->isIntOrIntVectorTy() &&
           operand(0)->getType() == operand(1)->getType();
  }
}

// Emits the instruction of a constant expression before another instruction. Gap: no C call.
LLVMValueRef slt_expression_as_instruction(LLVMValueRef value, LLVMValueRef before) {
  auto *expression = dyn_cast<ConstantExpr>(unwrap(value));
  auto *place = dyn_cast<Instruction>(unwrap(before));
  if (!expression || !place || !place->getParent())
    return nullptr;
  if (!is_sound(*expression))
    return nullptr;
  Instruction *instruction = expression->getAsInstruction();
  instruction->insertBefore(place->getIterator());
  return wrap(static_cast<Value *>(instruction));
}

// The constant to which an instruction on constants folds; null if LLVM cannot represent it. Gap: no C call.
LLVMValueRef slt_fold_instruction(LLVMValueRef value) {
  auto *instruction = dyn_cast<Instruction>(unwrap(value));
  if (!instruction || !instruction->getParent())
    return nullptr;
  Constant *folded = ConstantFoldInstruction(instruction, instruction->getDataLayout());
  return wrap(static_cast<Value *>(folded));
}

// The bits of a 16-, 32- or 64-bit floating-point number in textual form; false if the text is invalid, or the number
// is out of range for the format. Gap: no C call.
bool slt_parse_float(const char *text, size_t length, unsigned width_bits, uint64_t *bits) {
  if (width_bits != 16 && width_bits != 32 && width_bits != 64)
    return false;
  APFloat number(width_bits == 16   ? APFloat::IEEEhalf()
                 : width_bits == 32 ? APFloat::IEEEsingle()
                                    : APFloat::IEEEdouble());
  Expected<APFloat::opStatus> status =
      number.convertFromString(StringRef(text, length), APFloat::rmNearestTiesToEven);
  if (!status) {
    consumeError(status.takeError());
    return false;
  }
  *bits = number.bitcastToAPInt().getZExtValue();
  return *status == APFloat::opOK || *status == APFloat::opInexact;
}

// The constant to which LLVM's IR builder folds an instruction on constants, independent of data layout and memory
// contents; null if it does not fold. Gap: no C call.
LLVMValueRef slt_fold_as_built(LLVMValueRef value) {
  auto *instruction = dyn_cast<Instruction>(unwrap(value));
  if (!instruction || !all_of(instruction->operands(), [](const Use &use) { return isa<Constant>(use); }))
    return nullptr;
  const ConstantFolder folder;
  SmallVector<Value *, 4> operands(instruction->operand_values());
  auto fold = [&]() -> Value * {
    if (auto *no_wrap = dyn_cast<OverflowingBinaryOperator>(instruction))
      return folder.FoldNoWrapBinOp(Instruction::BinaryOps(instruction->getOpcode()), operands[0], operands[1],
                                    no_wrap->hasNoUnsignedWrap(), no_wrap->hasNoSignedWrap());
    if (auto *binary = dyn_cast<BinaryOperator>(instruction))
      return folder.FoldBinOp(binary->getOpcode(), operands[0], operands[1]);
    if (auto *unary = dyn_cast<UnaryOperator>(instruction))
      return folder.FoldUnOpFMF(unary->getOpcode(), operands[0], FastMathFlags());
    if (auto *cast = dyn_cast<CastInst>(instruction))
      return folder.FoldCast(cast->getOpcode(), operands[0], cast->getType());
    if (auto *compare = dyn_cast<CmpInst>(instruction))
      return folder.FoldCmp(compare->getPredicate(), operands[0], operands[1]);
    if (auto *pointer = dyn_cast<GetElementPtrInst>(instruction))
      return folder.FoldGEP(pointer->getSourceElementType(), operands[0], ArrayRef(operands).drop_front(),
                            pointer->getNoWrapFlags());
    if (isa<SelectInst>(instruction))
      return folder.FoldSelect(operands[0], operands[1], operands[2]);
    if (auto *extract = dyn_cast<ExtractValueInst>(instruction))
      return folder.FoldExtractValue(operands[0], extract->getIndices());
    if (auto *insert = dyn_cast<InsertValueInst>(instruction))
      return folder.FoldInsertValue(operands[0], operands[1], insert->getIndices());
    if (isa<ExtractElementInst>(instruction))
      return folder.FoldExtractElement(operands[0], operands[1]);
    if (isa<InsertElementInst>(instruction))
      return folder.FoldInsertElement(operands[0], operands[1], operands[2]);
    if (auto *shuffle = dyn_cast<ShuffleVectorInst>(instruction))
      return folder.FoldShuffleVector(operands[0], operands[1], shuffle->getShuffleMask());
    return nullptr;
  };
  return wrap(fold());
}

// A constant getelementptr. Gap: the C call asserts that the indices match the type.
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

// An intrinsic by its number, with a function type; null if there is none, or none of this type. Gap: as below.
LLVMValueRef slt_intrinsic_of_type(LLVMModuleRef module, unsigned id, LLVMTypeRef type) {
  auto *wanted = dyn_cast<FunctionType>(unwrap(type));
  if (!wanted || id == 0 || id >= Intrinsic::num_intrinsics)
    return nullptr;
  SmallVector<Type *, 4> overloads;
  if (!Intrinsic::getIntrinsicSignature(id, wanted, overloads))
    return nullptr;
  return wrap(Intrinsic::getOrInsertDeclaration(unwrap(module), id, overloads));
}

// The same intrinsic with another function type; null if it has no such overload. Gap: the C API accepts overload types
// but cannot derive them.
LLVMValueRef slt_intrinsic_like(LLVMModuleRef module, LLVMValueRef function, LLVMTypeRef type) {
  auto *known = dyn_cast<Function>(unwrap(function));
  return known && known->isIntrinsic() ? slt_intrinsic_of_type(module, known->getIntrinsicID(), type) : nullptr;
}

// The number of intrinsics plus one; ids start at 1. Gap: no C call.
unsigned slt_intrinsic_count() { return Intrinsic::num_intrinsics; }

// Whether an intrinsic belongs to a target. Gap: no C call.
bool slt_intrinsic_is_of_target(unsigned id) {
  return id > 0 && id < Intrinsic::num_intrinsics && Intrinsic::isTargetIntrinsic(id);
}

// Inline assembly; null if the constraints do not match the type. Gap: the C API asserts that they do.
LLVMValueRef slt_inline_assembly(LLVMTypeRef type, const char *text, size_t text_length, const char *constraints,
                                 size_t constraints_length, bool has_side_effects) {
  auto *function = dyn_cast<FunctionType>(unwrap(type));
  StringRef demands(constraints, constraints_length);
  if (!function || errorToBool(InlineAsm::verify(function, demands)))
    return nullptr;
  return wrap(InlineAsm::get(function, StringRef(text, text_length), demands, has_side_effects));
}

// The element type of a vector, or the type itself. Gap: the C call for elements asserts that there are any.
LLVMTypeRef slt_scalar_type(LLVMTypeRef type) { return wrap(unwrap(type)->getScalarType()); }

// Whether a type is a pointer or a vector of pointers. Gap: three C calls.
bool slt_is_pointer_or_pointers(LLVMTypeRef type) { return unwrap(type)->isPtrOrPtrVectorTy(); }

// Whether a type is i1 or a vector of it. Gap: four C calls.
bool slt_is_bool_or_bools(LLVMTypeRef type) { return unwrap(type)->isIntOrIntVectorTy(1); }

// Kind of a value; unknown constants count as tokens, which have no parts either. Gap: the C API asserts that it knows
// the kind.
LLVMValueKind slt_value_kind(LLVMValueRef value) {
  static constexpr auto kinds = [] {
    std::array<LLVMValueKind, Value::InstructionVal + 1> kinds{};
    for (LLVMValueKind &kind : kinds)
      kind = LLVMConstantTokenNoneValueKind;
#define LLVM_C_API 1
#define HANDLE_VALUE(Name) kinds[Value::Name##Val] = LLVM##Name##ValueKind;
#include "llvm/IR/Value.def"
    kinds[Value::InstructionVal] = LLVMInstructionValueKind;
    return kinds;
  }();
  // Opcodes are numbered from the first instruction's value id on.
  return kinds[std::min<unsigned>(unwrap(value)->getValueID(), Value::InstructionVal)];
}

} // extern "C"
