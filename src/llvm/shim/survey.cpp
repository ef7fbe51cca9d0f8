// One walk over all instructions of a module.

#include "common.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Instructions.h"

#include <array>
#include <vector>

namespace {

// Types, each once, in order of their first occurrence.
class Types {
public:
  void add(Type *type) {
    // A module has few types: most are found where they were found before.
    Type *&recent = recently[reinterpret_cast<uintptr_t>(type) / alignof(Type) % recently.size()];
    if (recent == type)
      return;
    recent = type;
    if (known.insert(type).second)
      all.push_back(wrap(type));
  }

  std::vector<LLVMTypeRef> all;

private:
  SmallPtrSet<Type *, 32> known;
  std::array<Type *, 64> recently{};
};

struct Survey {
  Types types;
  std::vector<LLVMValueRef> atomic;
  std::vector<LLVMValueRef> attached;
  bool casts_booleans = false;

  void instruction(Instruction &instruction, unsigned kind) {
    types.add(instruction.getType());
    // Other operands are parameters and results, which are seen by themselves.
    for (const Use &operand : instruction.operands())
      if (isa<Constant>(operand.get()))
        types.add(operand->getType());
    switch (instruction.getOpcode()) {
    case Instruction::Alloca:
      types.add(cast<AllocaInst>(instruction).getAllocatedType());
      break;
    case Instruction::GetElementPtr:
      types.add(cast<GetElementPtrInst>(instruction).getSourceElementType());
      break;
    case Instruction::BitCast:
      casts_booleans |= instruction.getType()->isIntOrIntVectorTy(1) !=
                        instruction.getOperand(0)->getType()->isIntOrIntVectorTy(1);
      break;
    case Instruction::Load:
    case Instruction::Store:
    case Instruction::AtomicRMW:
    case Instruction::AtomicCmpXchg:
      if (instruction.isAtomic())
        atomic.push_back(wrap(static_cast<Value *>(&instruction)));
      break;
    default:
      break;
    }
    if (instruction.hasMetadataOtherThanDebugLoc() && instruction.getMetadata(kind))
      attached.push_back(wrap(static_cast<Value *>(&instruction)));
  }
};

} // namespace

extern "C" {

// Surveys a module: the types of signatures, variables, parameters, results and operands, allocated and indexed ones included; the
// instructions that access memory atomically, and those with an attachment of a kind. Gap: with the C API, several calls for each
// instruction. The caller frees the survey.
void *slt_survey(LLVMModuleRef module, unsigned kind) {
  auto *survey = new Survey;
  for (GlobalVariable &variable : unwrap(module)->globals())
    survey->types.add(variable.getValueType());
  for (Function &function : *unwrap(module)) {
    survey->types.add(function.getReturnType());
    for (Argument &argument : function.args())
      survey->types.add(argument.getType());
    for (BasicBlock &block : function)
      for (Instruction &instruction : block)
        survey->instruction(instruction, kind);
  }
  return survey;
}

// The types of a survey, which keeps them.
const LLVMTypeRef *slt_survey_types(const void *survey, size_t *count) {
  *count = static_cast<const Survey *>(survey)->types.all.size();
  return static_cast<const Survey *>(survey)->types.all.data();
}

// The atomic accesses of a survey, which keeps the list.
const LLVMValueRef *slt_survey_atomic(const void *survey, size_t *count) {
  *count = static_cast<const Survey *>(survey)->atomic.size();
  return static_cast<const Survey *>(survey)->atomic.data();
}

// The instructions with the attachment that was asked for; the survey keeps the list.
const LLVMValueRef *slt_survey_attached(const void *survey, size_t *count) {
  *count = static_cast<const Survey *>(survey)->attached.size();
  return static_cast<const Survey *>(survey)->attached.data();
}

// Whether some bitcast is between booleans and other numbers.
bool slt_survey_casts_booleans(const void *survey) { return static_cast<const Survey *>(survey)->casts_booleans; }

// Frees a survey.
void slt_survey_free(void *survey) { delete static_cast<Survey *>(survey); }

} // extern "C"
