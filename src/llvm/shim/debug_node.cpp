// Reading of debug nodes by kind and field.

#include "debug_node.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"

namespace {

using Answer = std::optional<int64_t>;

// The language's DWARF 5 number, if it has one.
Answer language_of(const DICompileUnit &unit) {
  DISourceLanguageName language = unit.getSourceLanguage();
  if (!language.hasVersionedName())
    return language.getName();
  auto name = static_cast<dwarf::SourceLanguageName>(language.getName());
  if (auto number = dwarf::toDW_LANG(name, language.getVersion()))
    return *number;
  return std::nullopt;
}

Answer number_of(const DICompileUnit &unit, Field field) {
  switch (field) {
  case Field::Language: return language_of(unit);
  case Field::IsOptimized: return unit.isOptimized();
  case Field::RuntimeVersion: return unit.getRuntimeVersion();
  case Field::EmissionKind: return unit.getEmissionKind();
  case Field::NameTableKind: return static_cast<int64_t>(unit.getNameTableKind());
  case Field::SplitId: return static_cast<int64_t>(unit.getDWOId());
  case Field::SplitInlining: return unit.getSplitDebugInlining();
  default: return std::nullopt;
  }
}

Answer number_of(const DIType &type, Field field) {
  switch (field) {
  case Field::Line: return type.getLine();
  case Field::Align: return type.getAlignInBits();
  case Field::Flags: return type.getFlags();
  case Field::Encoding:
    if (auto *basic = dyn_cast<DIBasicType>(&type))
      return basic->getEncoding();
    if (auto *string = dyn_cast<DIStringType>(&type))
      return string->getEncoding();
    return std::nullopt;
  case Field::AddressSpace:
    if (auto *derived = dyn_cast<DIDerivedType>(&type))
      if (auto space = derived->getDWARFAddressSpace())
        return *space;
    return std::nullopt;
  case Field::RuntimeLanguage:
    if (auto *composite = dyn_cast<DICompositeType>(&type))
      return composite->getRuntimeLang();
    return std::nullopt;
  case Field::CallingConvention:
    if (auto *subroutine = dyn_cast<DISubroutineType>(&type))
      return subroutine->getCC();
    return std::nullopt;
  default: return std::nullopt;
  }
}

Answer number_of(const DISubprogram &subprogram, Field field) {
  switch (field) {
  case Field::Line: return subprogram.getLine();
  case Field::Flags: return subprogram.getFlags();
  case Field::SubprogramFlags: return subprogram.getSPFlags();
  case Field::ScopeLine: return subprogram.getScopeLine();
  case Field::VirtualIndex: return subprogram.getVirtualIndex();
  case Field::ThisAdjustment: return subprogram.getThisAdjustment();
  default: return std::nullopt;
  }
}

// Numbers of scopes other than units, types and functions.
Answer number_of(const DIScope &scope, Field field) {
  if (auto *file = dyn_cast<DIFile>(&scope)) {
    auto checksum = file->getRawChecksum();
    return checksum && field == Field::ChecksumKind ? Answer(checksum->Kind) : std::nullopt;
  }
  if (auto *block = dyn_cast<DILexicalBlock>(&scope))
    return field == Field::Line ? block->getLine() : block->getColumn();
  if (auto *block = dyn_cast<DILexicalBlockFile>(&scope))
    return block->getDiscriminator();
  if (auto *space = dyn_cast<DINamespace>(&scope))
    return space->getExportSymbols();
  if (auto *module = dyn_cast<DIModule>(&scope))
    return field == Field::Line ? module->getLineNo() : module->getIsDecl();
  if (auto *block = dyn_cast<DICommonBlock>(&scope))
    return block->getLineNo();
  return std::nullopt;
}

Answer number_of(const DIVariable &variable, Field field) {
  auto *global = dyn_cast<DIGlobalVariable>(&variable);
  auto *local = dyn_cast<DILocalVariable>(&variable);
  switch (field) {
  case Field::Line: return variable.getLine();
  case Field::Align: return variable.getAlignInBits();
  case Field::IsLocal: return global ? Answer(global->isLocalToUnit()) : std::nullopt;
  case Field::IsDefinition: return global ? Answer(global->isDefinition()) : std::nullopt;
  case Field::Argument: return local ? Answer(local->getArg()) : std::nullopt;
  case Field::Flags: return local ? Answer(local->getFlags()) : std::nullopt;
  default: return std::nullopt;
  }
}

Answer number_of(const DIEnumerator &enumerator, Field field) {
  const APInt &value = enumerator.getValue();
  if (field == Field::IsUnsigned)
    return enumerator.isUnsigned();
  if (enumerator.isUnsigned())
    return value.getActiveBits() <= 64 ? Answer(static_cast<int64_t>(value.getZExtValue())) : std::nullopt;
  return value.getSignificantBits() <= 64 ? Answer(value.getSExtValue()) : std::nullopt;
}

// Numbers of nodes that are not scopes.
Answer number_of(const MDNode &node, Field field) {
  if (auto *variable = dyn_cast<DIVariable>(&node))
    return number_of(*variable, field);
  if (auto *enumerator = dyn_cast<DIEnumerator>(&node))
    return number_of(*enumerator, field);
  if (auto *parameter = dyn_cast<DITemplateParameter>(&node))
    return parameter->isDefault();
  if (auto *entity = dyn_cast<DIImportedEntity>(&node))
    return entity->getLine();
  if (auto *label = dyn_cast<DILabel>(&node))
    return field == Field::Line ? label->getLine() : label->getColumn();
  if (auto *property = dyn_cast<DIObjCProperty>(&node))
    return field == Field::Line ? property->getLine() : property->getAttributes();
  if (auto *location = dyn_cast<DILocation>(&node))
    return field == Field::Line ? location->getLine() : location->getColumn();
  if (auto *macro = dyn_cast<DIMacro>(&node))
    return macro->getLine();
  if (auto *macros = dyn_cast<DIMacroFile>(&node))
    return macros->getLine();
  return std::nullopt;
}

// The value of an operand that is an integer constant; 0 for an absent size or offset.
Answer constant_of(const Operand &operand, const Metadata *metadata) {
  if (!metadata)
    return operand.field == Field::Size || operand.field == Field::Offset ? Answer(0) : std::nullopt;
  auto *constant = dyn_cast<ConstantAsMetadata>(metadata);
  auto *integer = constant ? dyn_cast<ConstantInt>(constant->getValue()) : nullptr;
  if (!integer || integer->getBitWidth() > 64)
    return std::nullopt;
  return operand.allowed == Class::Size ? static_cast<int64_t>(integer->getZExtValue()) : integer->getSExtValue();
}

Answer any_number_of(const MDNode &node, Field field) {
  Kind kind = kind_of(node);
  const Operand *operand = operand_of(kind, field);
  if (operand && operand->allowed != Class::Text)
    return operand->index < node.getNumOperands() ? constant_of(*operand, node.getOperand(operand->index).get())
                                                   : std::nullopt;
  bool known = false;
  for (const Number &number : numbers_of(kind))
    known |= number.field == field;
  if (!known)
    return std::nullopt;
  if (auto *macro = dyn_cast<DIMacroNode>(&node); macro && field == Field::Tag)
    return macro->getMacinfoType();
  if (auto *debug = dyn_cast<DINode>(&node); debug && field == Field::Tag)
    return debug->getTag();
  if (auto *unit = dyn_cast<DICompileUnit>(&node))
    return number_of(*unit, field);
  if (auto *type = dyn_cast<DIType>(&node))
    return number_of(*type, field);
  if (auto *subprogram = dyn_cast<DISubprogram>(&node))
    return number_of(*subprogram, field);
  if (auto *scope = dyn_cast<DIScope>(&node))
    return number_of(*scope, field);
  return number_of(node, field);
}

// The string of a file that is not an operand.
const MDString *text_beside(const DIFile &file, Field field) {
  if (field == Field::SourceText)
    return file.getRawSource();
  auto checksum = file.getRawChecksum();
  return field == Field::Checksum && checksum ? checksum->Value : nullptr;
}

} // namespace

extern "C" {

// Gap of this file: the C API reads a few fields of a few kinds, with getters that assert the kinds of operands.

// Kind of a debug node; -1 for other metadata.
int slt_debug_kind(LLVMMetadataRef metadata) {
  Kind kind = kind_of(*unwrap(metadata));
  return kind == Kind::None ? -1 : static_cast<int>(kind);
}

// A number of a node; false if absent.
bool slt_debug_number(LLVMMetadataRef metadata, int field, int64_t *number) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  Answer answer = node ? any_number_of(*node, static_cast<Field>(field)) : std::nullopt;
  if (answer)
    *number = *answer;
  return answer.has_value();
}

// An operand of a node, of any kind; null if it is null, or the kind has no such operand.
LLVMMetadataRef slt_debug_part(LLVMMetadataRef metadata, int field) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  const Operand *operand = node ? operand_of(kind_of(*node), static_cast<Field>(field)) : nullptr;
  return operand && operand->index < node->getNumOperands() ? wrap(node->getOperand(operand->index).get()) : nullptr;
}

// A string of a node; null if absent.
const char *slt_debug_text(LLVMMetadataRef metadata, int field, size_t *length) {
  const MDString *text = dyn_cast_or_null<MDString>(unwrap(slt_debug_part(metadata, field)));
  if (auto *file = dyn_cast<DIFile>(unwrap(metadata)); file && !text)
    text = text_beside(*file, static_cast<Field>(field));
  return text ? borrow(text->getString(), length) : nullptr;
}

// The words of an expression; null for other metadata.
const uint64_t *slt_debug_expression_words(LLVMMetadataRef metadata, size_t *count) {
  auto *expression = dyn_cast<DIExpression>(unwrap(metadata));
  if (!expression)
    return nullptr;
  *count = expression->getNumElements();
  static const uint64_t none = 0;
  return *count ? expression->getElements().data() : &none;
}

// Whether LLVM's printer handles an expression completely: it prints operations after a register without a check, some
// of them with invalid names.
static bool isSayable(DIExpression *expression) {
  auto *end = expression->getElements().end();
  for (auto operation = expression->expr_op_begin(); operation->get() != end; ++operation) {
    if (operation->getSize() > size_t(end - operation->get()) || dwarf::OperationEncodingString(operation->getOp()).empty())
      return false;
    bool converts = operation->getOp() == dwarf::DW_OP_LLVM_convert;
    if (converts && dwarf::AttributeEncodingString(operation->getArg(1)).empty())
      return false;
  }
  return true;
}

// An expression; null if LLVM considers it invalid, or cannot print it.
LLVMMetadataRef slt_debug_expression(LLVMContextRef context, const uint64_t *words, size_t count) {
  auto *expression = DIExpression::get(*unwrap(context), ArrayRef<uint64_t>(words, count));
  bool fits = expression->isValid() && isSayable(expression);
  return fits ? wrap(static_cast<Metadata *>(expression)) : nullptr;
}

// An argument list; poison for values other than constants, arguments and instructions.
LLVMMetadataRef slt_debug_arg_list(LLVMContextRef context, LLVMValueRef *values, size_t count) {
  SmallVector<ValueAsMetadata *, 4> all;
  for (Value *value : values_of(values, count)) {
    bool fits = isa<Constant>(value) || isa<Argument>(value) || isa<Instruction>(value);
    all.push_back(ValueAsMetadata::get(fits ? value : PoisonValue::get(Type::getInt1Ty(*unwrap(context)))));
  }
  return wrap(static_cast<Metadata *>(DIArgList::get(*unwrap(context), all)));
}

// A value of an argument list; null if the index is out of range.
LLVMMetadataRef slt_debug_list_value(LLVMMetadataRef metadata, size_t index) {
  auto *list = dyn_cast<DIArgList>(unwrap(metadata));
  return list && index < list->getArgs().size() ? wrap(static_cast<Metadata *>(list->getArgs()[index])) : nullptr;
}

// Adds debug info to a variable; false if either has another kind.
bool slt_debug_add_global(LLVMValueRef value, LLVMMetadataRef metadata) {
  auto *variable = dyn_cast<GlobalVariable>(unwrap(value));
  auto *node = dyn_cast<DIGlobalVariableExpression>(unwrap(metadata));
  if (!variable || !node)
    return false;
  variable->addDebugInfo(node);
  return true;
}

} // extern "C"
