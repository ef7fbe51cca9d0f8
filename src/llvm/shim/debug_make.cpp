// Creation of debug nodes by kind and field.

#include "debug_node.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Type.h"

#include <array>

extern "C" {

// A field's value from Rust: a number (0), a node or null (1), or a string (2).
struct DebugGiven {
  int field;
  int form;
  int64_t number;
  LLVMMetadataRef part;
  const char *text;
  size_t length;
};

} // extern "C"

namespace {

constexpr size_t field_count = static_cast<size_t>(Field::End);

// The fields of a new node, each checked for kind and range.
class Fields {
  LLVMContext &context;
  std::array<Metadata *, field_count> parts = {};
  std::array<std::optional<int64_t>, field_count> numbers = {};

  Metadata *text_of(const DebugGiven &given) {
    // LLVM has no empty strings, except for the source of a file.
    bool none = given.length == 0 && static_cast<Field>(given.field) != Field::SourceText;
    return none ? nullptr : MDString::get(context, StringRef(given.text, given.length));
  }

  Metadata *constant(int64_t number) {
    return ConstantAsMetadata::get(ConstantInt::get(::llvm::Type::getInt64Ty(context), number));
  }

  // Takes a field that is an operand; false if it does not match.
  bool take_operand(const Operand &operand, const DebugGiven &given) {
    Metadata *&part = parts[given.field];
    bool is_text = operand.allowed == Class::Text;
    if (is_text != (given.form == 2))
      return false;
    if (is_text)
      part = text_of(given);
    else
      part = given.form == 0 ? constant(given.number) : given.part ? unwrap(given.part) : nullptr;
    return is_text || fits(operand, part);
  }

  // Takes a field that is a number; false if it is out of range.
  bool take_number(const Number &number, const DebugGiven &given) {
    bool is_signed = number.bits < 0;
    unsigned bits = static_cast<unsigned>(is_signed ? -number.bits : number.bits);
    bool in_range = bits == 0 || (is_signed ? isIntN(bits, given.number)
                                            : given.number >= 0 && isUIntN(bits, static_cast<uint64_t>(given.number)));
    numbers[given.field] = given.number;
    return given.form == 0 && in_range;
  }

  bool take(Kind kind, const DebugGiven &given) {
    if (given.field < 0 || given.field >= static_cast<int>(field_count))
      return false;
    auto field = static_cast<Field>(given.field);
    if (const Operand *operand = operand_of(kind, field))
      return take_operand(*operand, given);
    if (kind == Kind::File && (field == Field::Checksum || field == Field::SourceText)) {
      parts[given.field] = given.form == 2 ? text_of(given) : nullptr;
      return given.form == 2;
    }
    for (const Number &number : numbers_of(kind))
      if (number.field == field)
        return take_number(number, given);
    return false;
  }

public:
  explicit Fields(LLVMContext &context) : context(context) {}

  // Takes all given fields; false if one does not match, or a mandatory one is missing.
  bool take_all(Kind kind, ArrayRef<DebugGiven> given) {
    for (const auto &one : given)
      if (!take(kind, one))
        return false;
    for (const Operand &operand : operands_of(kind))
      if (!fits(operand, part(operand.field)))
        return false;
    return true;
  }

  Metadata *part(Field field) const { return parts[static_cast<size_t>(field)]; }
  MDString *text(Field field) const { return cast_or_null<MDString>(part(field)); }
  std::optional<int64_t> optional(Field field) const { return numbers[static_cast<size_t>(field)]; }
  int64_t number(Field field) const { return optional(field).value_or(0); }
  DINode::DIFlags flags() const { return static_cast<DINode::DIFlags>(number(Field::Flags)); }
};

using F = Field;

// A node of a class, uniqued or distinct.
#define MAKE(CLASS, ...) (distinct ? CLASS::getDistinct(c, __VA_ARGS__) : CLASS::get(c, __VA_ARGS__))

MDNode *make_file(LLVMContext &c, Fields &f, bool distinct) {
  std::optional<DIFile::ChecksumInfo<MDString *>> checksum;
  int64_t kind = f.number(F::ChecksumKind);
  if ((kind != 0) != (f.text(F::Checksum) != nullptr) || kind > DIFile::CSK_Last)
    return nullptr;
  if (kind)
    checksum.emplace(static_cast<DIFile::ChecksumKind>(kind), f.text(F::Checksum));
  return MAKE(DIFile, f.text(F::FileName), f.text(F::Directory), checksum, f.text(F::SourceText));
}

MDNode *make_unit(LLVMContext &c, Fields &f) {
  if (f.number(F::EmissionKind) > DICompileUnit::LastEmissionKind ||
      f.number(F::NameTableKind) > static_cast<int64_t>(DICompileUnit::DebugNameTableKind::LastDebugNameTableKind))
    return nullptr;
  return DICompileUnit::getDistinct(
      c, DISourceLanguageName(static_cast<uint16_t>(f.number(F::Language))), f.part(F::File), f.text(F::Producer),
      f.number(F::IsOptimized), f.text(F::CommandLine), f.number(F::RuntimeVersion), f.text(F::SplitName),
      f.number(F::EmissionKind), f.part(F::Enums), f.part(F::Retained), f.part(F::Globals), f.part(F::Imported),
      f.part(F::Macros), f.number(F::SplitId), f.optional(F::SplitInlining).value_or(1), false,
      f.number(F::NameTableKind), false, nullptr, nullptr);
}

MDNode *make_type(LLVMContext &c, Kind kind, Fields &f, bool distinct) {
  Metadata *size = f.part(F::Size);
  auto align = static_cast<uint32_t>(f.number(F::Align));
  unsigned tag = f.number(F::Tag), line = f.number(F::Line), encoding = f.number(F::Encoding);
  switch (kind) {
  case Kind::BasicType:
    return MAKE(DIBasicType, f.optional(F::Tag).value_or(dwarf::DW_TAG_base_type), f.text(F::Name), size, align,
                encoding, 0, 0, f.flags());
  case Kind::FixedPointType:
    return MAKE(DIFixedPointType, f.optional(F::Tag).value_or(dwarf::DW_TAG_base_type), f.text(F::Name), size, align,
                encoding, f.flags(), DIFixedPointType::FixedPointBinary, 0, APInt(), APInt());
  case Kind::StringType:
    return MAKE(DIStringType, f.optional(F::Tag).value_or(dwarf::DW_TAG_string_type), f.text(F::Name),
                f.part(F::StringLength), f.part(F::StringLengthExpression), f.part(F::StringLocation), size, align,
                encoding);
  case Kind::DerivedType: {
    std::optional<unsigned> space;
    if (auto given = f.optional(F::AddressSpace))
      space = static_cast<unsigned>(*given);
    return MAKE(DIDerivedType, tag, f.text(F::Name), f.part(F::File), line, f.part(F::Scope), f.part(F::Type), size,
                align, f.part(F::Offset), space, std::nullopt, f.flags(), f.part(F::ExtraData),
                f.part(F::Annotations));
  }
  case Kind::CompositeType:
    return MAKE(DICompositeType, tag, f.text(F::Name), f.part(F::File), line, f.part(F::Scope), f.part(F::Type), size,
                align, f.part(F::Offset), f.flags(), f.part(F::Elements), f.number(F::RuntimeLanguage), std::nullopt,
                f.part(F::VTableHolder), f.part(F::TemplateParameters), f.text(F::Identifier),
                f.part(F::Discriminator), f.part(F::DataLocation), f.part(F::Associated), f.part(F::Allocated),
                f.part(F::Rank), f.part(F::Annotations), f.part(F::Declaration), 0, f.part(F::Stride));
  case Kind::SubroutineType:
    return MAKE(DISubroutineType, f.flags(), static_cast<uint8_t>(f.number(F::CallingConvention)), f.part(F::Elements));
  case Kind::SubrangeType:
    return MAKE(DISubrangeType, f.text(F::Name), f.part(F::File), line, f.part(F::Scope), size, align, f.flags(),
                f.part(F::Type), f.part(F::LowerBound), f.part(F::UpperBound), f.part(F::Stride), nullptr);
  default: return nullptr;
  }
}

MDNode *make_scope(LLVMContext &c, Kind kind, Fields &f, bool distinct) {
  unsigned line = f.number(F::Line);
  switch (kind) {
  case Kind::Subprogram:
    return MAKE(DISubprogram, f.part(F::Scope), f.text(F::Name), f.text(F::LinkageName), f.part(F::File), line,
                f.part(F::Type), f.number(F::ScopeLine), f.part(F::ContainingType), f.number(F::VirtualIndex),
                f.number(F::ThisAdjustment), f.flags(),
                static_cast<DISubprogram::DISPFlags>(f.number(F::SubprogramFlags)), f.part(F::Unit),
                f.part(F::TemplateParameters), f.part(F::Declaration), f.part(F::RetainedNodes),
                f.part(F::ThrownTypes), f.part(F::Annotations), f.text(F::TargetFunction));
  case Kind::LexicalBlock:
    return MAKE(DILexicalBlock, f.part(F::Scope), f.part(F::File), line, static_cast<unsigned>(f.number(F::Column)));
  case Kind::LexicalBlockFile:
    return MAKE(DILexicalBlockFile, f.part(F::Scope), f.part(F::File),
                static_cast<unsigned>(f.number(F::BlockDiscriminator)));
  case Kind::Namespace:
    return MAKE(DINamespace, f.part(F::Scope), f.text(F::Name), f.number(F::ExportSymbols) != 0);
  case Kind::Module:
    return MAKE(DIModule, f.part(F::File), f.part(F::Scope), f.text(F::Name), f.text(F::ConfigurationMacros),
                f.text(F::IncludePath), f.text(F::ApiNotes), line, f.number(F::IsDeclaration) != 0);
  case Kind::CommonBlock:
    return MAKE(DICommonBlock, f.part(F::Scope), f.part(F::Declaration), f.text(F::Name), f.part(F::File), line);
  default: return nullptr;
  }
}

MDNode *make_other(LLVMContext &c, Kind kind, Fields &f, bool distinct) {
  unsigned tag = f.number(F::Tag), line = f.number(F::Line), column = f.number(F::Column);
  auto align = static_cast<uint32_t>(f.number(F::Align));
  switch (kind) {
  case Kind::TemplateType:
    return MAKE(DITemplateTypeParameter, f.text(F::Name), f.part(F::Type), f.number(F::IsDefault) != 0);
  case Kind::TemplateValue:
    return MAKE(DITemplateValueParameter, f.optional(F::Tag).value_or(dwarf::DW_TAG_template_value_parameter),
                f.text(F::Name), f.part(F::Type), f.number(F::IsDefault) != 0, f.part(F::Value));
  case Kind::GlobalVariable:
    return MAKE(DIGlobalVariable, f.part(F::Scope), f.text(F::Name), f.text(F::LinkageName), f.part(F::File), line,
                f.part(F::Type), f.number(F::IsLocal) != 0, f.number(F::IsDefinition) != 0, f.part(F::StaticMember),
                f.part(F::TemplateParameters), align, f.part(F::Annotations));
  case Kind::GlobalVariableExpression:
    return MAKE(DIGlobalVariableExpression, f.part(F::Variable), f.part(F::Expression));
  case Kind::LocalVariable:
    return MAKE(DILocalVariable, f.part(F::Scope), f.text(F::Name), f.part(F::File), line, f.part(F::Type),
                static_cast<unsigned>(f.number(F::Argument)), f.flags(), align, f.part(F::Annotations));
  case Kind::ImportedEntity:
    return MAKE(DIImportedEntity, tag, f.part(F::Scope), f.part(F::Entity), f.part(F::File), line, f.text(F::Name),
                f.part(F::Elements));
  case Kind::Subrange:
    return MAKE(DISubrange, f.part(F::Count), f.part(F::LowerBound), f.part(F::UpperBound), f.part(F::Stride));
  case Kind::GenericSubrange:
    return MAKE(DIGenericSubrange, f.part(F::Count), f.part(F::LowerBound), f.part(F::UpperBound), f.part(F::Stride));
  case Kind::Enumerator:
    return MAKE(DIEnumerator, f.number(F::EnumeratorValue), f.number(F::IsUnsigned) != 0, f.text(F::Name));
  case Kind::Label:
    return MAKE(DILabel, f.part(F::Scope), f.text(F::Name), f.part(F::File), line, column, false, std::nullopt);
  case Kind::Location:
    return MAKE(DILocation, line, column, f.part(F::Scope), f.part(F::InlinedAt));
  case Kind::Macro: return MAKE(DIMacro, tag, line, f.text(F::Name), f.text(F::Value));
  case Kind::MacroFile: return MAKE(DIMacroFile, tag, line, f.part(F::File), f.part(F::Elements));
  case Kind::ObjCProperty:
    return MAKE(DIObjCProperty, f.text(F::Name), f.part(F::File), line, static_cast<MDString *>(nullptr),
                static_cast<MDString *>(nullptr), static_cast<unsigned>(f.number(F::Flags)), f.part(F::Type));
  case Kind::AssignId: return DIAssignID::getDistinct(c);
  default: return nullptr;
  }
}

MDNode *make(LLVMContext &c, Kind kind, Fields &f, bool distinct) {
  if (kind == Kind::File)
    return make_file(c, f, distinct);
  if (kind == Kind::CompileUnit)
    return make_unit(c, f);
  if (MDNode *type = make_type(c, kind, f, distinct))
    return type;
  MDNode *scope = make_scope(c, kind, f, distinct);
  return scope ? scope : make_other(c, kind, f, distinct);
}

} // namespace

extern "C" {

// Gap of this file: LLVMDIBuilder creates a few kinds, with predetermined fields, and asserts their operands.

// A debug node; null if the kind lacks a field, or a value does not match. Units and assignment ids are always
// distinct.
LLVMMetadataRef slt_debug_make(LLVMContextRef context, int kind, bool distinct, const DebugGiven *given,
                               size_t count) {
  Fields fields(*unwrap(context));
  auto wanted = static_cast<Kind>(kind);
  if (!fields.take_all(wanted, ArrayRef<DebugGiven>(given, count)))
    return nullptr;
  MDNode *node = make(*unwrap(context), wanted, fields, distinct);
  if (node) {
    count_node();
    note_placeholders(node);
  }
  return wrap(static_cast<Metadata *>(node));
}

} // extern "C"
