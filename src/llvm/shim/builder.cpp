// Building of instructions.

#include "common.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/NoFolder.h"

namespace {

using Builder = IRBuilder<NoFolder>;

// The C API declares the builder as IRBuilder<> but uses only IRBuilderBase, the common base of both classes.
Builder *builder_of(LLVMBuilderRef builder) { return reinterpret_cast<Builder *>(builder); }

LLVMValueRef insert(LLVMBuilderRef builder, Instruction *instruction) {
  return wrap(static_cast<Value *>(builder_of(builder)->Insert(instruction)));
}

} // namespace

extern "C" {

// A builder that emits operations on constants as instructions. Gap: LLVMCreateBuilder folds them.
LLVMBuilderRef slt_builder_create(LLVMContextRef context) {
  return reinterpret_cast<LLVMBuilderRef>(new Builder(*unwrap(context)));
}

// Disposes of the builder. Gap: LLVMDisposeBuilder expects the folding builder.
void slt_builder_dispose(LLVMBuilderRef builder) { delete builder_of(builder); }

// A cast instruction, also between equal types. Gap: the C call returns the operand if the types are equal.
LLVMValueRef slt_build_cast(LLVMBuilderRef builder, unsigned opcode, LLVMValueRef value, LLVMTypeRef type) {
  auto cast = static_cast<Instruction::CastOps>(opcode_of(opcode));
  if (!Instruction::isCast(cast) || !CastInst::castIsValid(cast, unwrap(value), unwrap(type)))
    return nullptr;
  return insert(builder, CastInst::Create(cast, unwrap(value), unwrap(type)));
}

// An alloca in a given address space. Gap: the C call takes the address space from the data layout.
LLVMValueRef slt_build_alloca(LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef count, unsigned address_space,
                              uint64_t align) {
  if (!unwrap(type)->isSized() || (count && !unwrap(count)->getType()->isIntegerTy()))
    return nullptr;
  const DataLayout &layout = builder_of(builder)->GetInsertBlock()->getDataLayout();
  Align alignment = isPowerOf2_64(align) ? Align(align) : layout.getPrefTypeAlign(unwrap(type));
  return insert(builder, new AllocaInst(unwrap(type), address_space, count ? unwrap(count) : nullptr, alignment));
}

// A getelementptr. Gap: the C call asserts that the indices match the type.
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

// A select. Gap: the C call asserts its operands.
LLVMValueRef slt_build_select(LLVMBuilderRef builder, LLVMValueRef condition, LLVMValueRef yes, LLVMValueRef no) {
  if (SelectInst::areInvalidOperands(unwrap(condition), unwrap(yes), unwrap(no)))
    return nullptr;
  return insert(builder, SelectInst::Create(unwrap(condition), unwrap(yes), unwrap(no)));
}

// Gap of the next five functions: the C calls assert their operands; those on aggregates take only one index, and the
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

// A call. Gap: the C call asserts that the arguments match the function type.
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

} // extern "C"
