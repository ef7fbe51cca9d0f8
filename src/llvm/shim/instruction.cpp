// Instructions and attributes: reading and changing.

#include "common.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

#include <array>

extern "C" {

// Opcode of an instruction; false for other values. Gap: the C call asserts that it is an instruction.
bool slt_opcode(LLVMValueRef value, LLVMOpcode *opcode) {
  static constexpr auto opcodes = [] {
    std::array<LLVMOpcode, 256> opcodes{};
#define HANDLE_INST(number, name, type) opcodes[number] = LLVM##name;
#include "llvm/IR/Instruction.def"
    return opcodes;
  }();
  // Opcodes are numbered from the first instruction's value id on.
  unsigned id = unwrap(value)->getValueID();
  if (id < Value::InstructionVal)
    return false;
  *opcode = opcodes[(id - Value::InstructionVal) & 0xff];
  return true;
}

// Number of operands; 0 for values without operands. Gap: the C call asserts that the value has operands.
unsigned slt_operand_count(LLVMValueRef value) {
  auto *user = dyn_cast<User>(unwrap(value));
  return user ? user->getNumOperands() : 0;
}

// Whether an operand is a function or a constant expression.
bool slt_refers_to_code(LLVMValueRef value) {
  auto *user = dyn_cast<User>(unwrap(value));
  return user && any_of(user->operands(), [](const Use &use) { return isa<Function, ConstantExpr>(use.get()); });
}

// An operand; null for a number out of range. Gap: as above.
LLVMValueRef slt_operand(LLVMValueRef value, unsigned index) {
  auto *user = dyn_cast<User>(unwrap(value));
  return user && index < user->getNumOperands() ? wrap(user->getOperand(index)) : nullptr;
}

// Number of arguments of a call of any form; 0 for other values. Gap: the C call asserts that it is a call.
unsigned slt_arg_count(LLVMValueRef value) {
  auto *call = dyn_cast<CallBase>(unwrap(value));
  return call ? call->arg_size() : 0;
}

// The function that a call of any form calls directly, through its own type; null for other values. Gap: the C calls assert that it is a
// call, and give a callee of any kind and type.
LLVMValueRef slt_called_function(LLVMValueRef value) {
  auto *call = dyn_cast<CallBase>(unwrap(value));
  return call ? wrap(static_cast<Value *>(call->getCalledFunction())) : nullptr;
}

// Looks up the names of an instruction and of those behind it. One lookup misses the cache twice; in a loop of nothing else the processor
// waits for several at once. Gap: with a C call each, other work stands between them.
size_t slt_look_up_names(LLVMValueRef first, unsigned count) {
  size_t length = 0;
  for (auto *instruction = dyn_cast<Instruction>(unwrap(first)); instruction && count > 0; --count) {
    length += instruction->getName().size();
    instruction = instruction->getNextNode();
  }
  return length;
}

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

// Removes all fast-math flags. Gap: the C call adds flags to those that are there.
void slt_clear_fast_math(LLVMValueRef value) {
  if (LLVMCanValueUseFastMathFlags(value))
    cast<Instruction>(unwrap(value))->copyFastMathFlags(FastMathFlags());
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

// Frees the constants over a global that nothing uses. Gap: the C API does not have it.
void slt_remove_dead_constants(LLVMValueRef value) {
  if (auto *global = dyn_cast<GlobalValue>(unwrap(value)))
    global->removeDeadConstantUsers();
}

// Moves a function or variable behind the others of its module; false for other values. Gap: the C API cannot change their
// order.
bool slt_move_global_last(LLVMValueRef value) {
  auto *variable = dyn_cast<GlobalVariable>(unwrap(value));
  if (variable && variable->getParent()) {
    Module *module = variable->getParent();
    variable->removeFromParent();
    module->insertGlobalVariable(variable);
    return true;
  }
  auto *function = dyn_cast<Function>(unwrap(value));
  if (!function || !function->getParent())
    return false;
  auto &functions = function->getParent()->getFunctionList();
  functions.splice(functions.end(), functions, function->getIterator());
  return true;
}

// Puts a function in the place of another one with as many parameters: its body, name, linkage, metadata and attributes, but for those of
// parameters and results whose types differ. Uses of the other one, and of its parameters, are left to the caller. False, with nothing
// done, for other values. Gap: the C API cannot move a body, and copies attributes one by one.
bool slt_take_over(LLVMValueRef into, LLVMValueRef from) {
  auto *to = dyn_cast<Function>(unwrap(into));
  auto *old = dyn_cast<Function>(unwrap(from));
  if (!to || !old || to == old || !to->empty() || to->getParent() != old->getParent() || to->arg_size() != old->arg_size())
    return false;
  to->copyAttributesFrom(old);
  AttributeList attributes = old->getAttributes();
  LLVMContext &context = to->getContext();
  if (to->getReturnType() != old->getReturnType())
    attributes = attributes.removeAttributesAtIndex(context, AttributeList::ReturnIndex);
  for (unsigned i = 0; i < old->arg_size(); i++) {
    if (to->getArg(i)->getType() != old->getArg(i)->getType())
      attributes = attributes.removeAttributesAtIndex(context, AttributeList::FirstArgIndex + i);
    to->getArg(i)->takeName(old->getArg(i));
  }
  to->setAttributes(attributes);
  to->setLinkage(old->getLinkage());
  to->setComdat(old->getComdat());
  to->copyMetadata(old, 0);
  to->splice(to->begin(), old);
  old->clearMetadata();
  auto &functions = to->getParent()->getFunctionList();
  functions.splice(old->getIterator(), functions, to->getIterator());
  to->takeName(old);
  return true;
}

// Moves the body of a function to one without a body, behind which the other is left without one; false, with nothing done, for other values.
// Gap: the C API moves blocks within their function alone.
bool slt_move_body(LLVMValueRef into, LLVMValueRef from) {
  auto *to = dyn_cast<Function>(unwrap(into));
  auto *old = dyn_cast<Function>(unwrap(from));
  if (!to || !old || to == old || !to->empty() || to->getParent() != old->getParent())
    return false;
  to->splice(to->begin(), old);
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

// The attributes of a variable, as many as fit; gives how many there are. Gap: no C call.
size_t slt_variable_attributes(LLVMValueRef value, LLVMAttributeRef *attributes, size_t capacity) {
  auto *variable = dyn_cast<GlobalVariable>(unwrap(value));
  size_t count = 0;
  if (variable)
    for (Attribute attribute : variable->getAttributes()) {
      if (count < capacity)
        attributes[count] = wrap(attribute);
      ++count;
    }
  return count;
}

// Adds an attribute of two strings to a variable; false for anything else. Gap: no C call.
bool slt_add_variable_attribute(LLVMValueRef value, LLVMAttributeRef attribute) {
  auto *variable = dyn_cast<GlobalVariable>(unwrap(value));
  Attribute added = unwrap(attribute);
  if (!variable || !added.isStringAttribute())
    return false;
  variable->addAttribute(added.getKindAsString(), added.getValueAsString());
  return true;
}

// All attributes of a call, as one handle; null for none, and for anything else. Gap: no C call.
const void *slt_call_attributes(LLVMValueRef value) {
  auto *call = dyn_cast<CallBase>(unwrap(value));
  return call ? call->getAttributes().getRawPointer() : nullptr;
}

// Gives a call all attributes that such a handle stands for; false for anything else. Gap: no C call.
bool slt_set_call_attributes(LLVMValueRef value, const void *attributes) {
  auto *call = dyn_cast<CallBase>(unwrap(value));
  if (!call)
    return false;
  AttributeList list;
  static_assert(sizeof(list) == sizeof(attributes));
  std::memcpy(static_cast<void *>(&list), &attributes, sizeof(list));
  call->setAttributes(list);
  return true;
}

// An attribute as text. Gap: no C call.
char *slt_attribute_text(LLVMAttributeRef attribute) { return copy_text(unwrap(attribute).getAsString()); }

} // extern "C"
