// The fields of each kind of debug node, and their positions.

#include "debug_node.h"
#include "llvm/IR/Constants.h"

Kind kind_of(const Metadata &metadata) {
  switch (metadata.getMetadataID()) {
#define KIND(CLASS, NAME)                                                                                           \
  case Metadata::CLASS##Kind:                                                                                       \
    return Kind::NAME;
    KIND(DIFile, File)
    KIND(DICompileUnit, CompileUnit)
    KIND(DIBasicType, BasicType)
    KIND(DIDerivedType, DerivedType)
    KIND(DICompositeType, CompositeType)
    KIND(DISubroutineType, SubroutineType)
    KIND(DISubprogram, Subprogram)
    KIND(DILexicalBlock, LexicalBlock)
    KIND(DILexicalBlockFile, LexicalBlockFile)
    KIND(DINamespace, Namespace)
    KIND(DIModule, Module)
    KIND(DITemplateTypeParameter, TemplateType)
    KIND(DITemplateValueParameter, TemplateValue)
    KIND(DIGlobalVariable, GlobalVariable)
    KIND(DIGlobalVariableExpression, GlobalVariableExpression)
    KIND(DILocalVariable, LocalVariable)
    KIND(DIExpression, Expression)
    KIND(DIImportedEntity, ImportedEntity)
    KIND(DISubrange, Subrange)
    KIND(DIGenericSubrange, GenericSubrange)
    KIND(DIEnumerator, Enumerator)
    KIND(DIStringType, StringType)
    KIND(DIFixedPointType, FixedPointType)
    KIND(DISubrangeType, SubrangeType)
    KIND(DICommonBlock, CommonBlock)
    KIND(DILabel, Label)
    KIND(DILocation, Location)
    KIND(DIMacro, Macro)
    KIND(DIMacroFile, MacroFile)
    KIND(DIArgList, ArgList)
    KIND(DIAssignID, AssignId)
    KIND(DIObjCProperty, ObjCProperty)
#undef KIND
  default:
    return Kind::None;
  }
}

namespace {

using F = Field;
using C = Class;

const Operand file[] = {{F::FileName, 0, C::Text}, {F::Directory, 1, C::Text}};
const Operand compile_unit[] = {
    {F::File, 0, C::File, true}, {F::Producer, 1, C::Text}, {F::CommandLine, 2, C::Text}, {F::SplitName, 3, C::Text},
    {F::Enums, 4, C::List},      {F::Retained, 5, C::List}, {F::Globals, 6, C::List},     {F::Imported, 7, C::List},
    {F::Macros, 8, C::List}};
const Operand basic_type[] = {{F::Name, 2, C::Text}, {F::Size, 3, C::Size}};
const Operand derived_type[] = {{F::File, 0, C::File},   {F::Scope, 1, C::Scope},         {F::Name, 2, C::Text},
                                {F::Size, 3, C::Size},   {F::Offset, 4, C::Size},         {F::Type, 5, C::Type},
                                {F::ExtraData, 6, C::ExtraData}, {F::Annotations, 7, C::List}};
const Operand composite_type[] = {{F::File, 0, C::File},
                                  {F::Scope, 1, C::Scope},
                                  {F::Name, 2, C::Text},
                                  {F::Size, 3, C::Size},
                                  {F::Offset, 4, C::Size},
                                  {F::Type, 5, C::Type},
                                  {F::Elements, 6, C::List},
                                  {F::VTableHolder, 7, C::Type},
                                  {F::TemplateParameters, 8, C::List},
                                  {F::Identifier, 9, C::Text},
                                  {F::Discriminator, 10, C::DerivedType},
                                  {F::DataLocation, 11, C::VariableOrExpression},
                                  {F::Associated, 12, C::VariableOrExpression},
                                  {F::Allocated, 13, C::VariableOrExpression},
                                  {F::Rank, 14, C::RankBound},
                                  {F::Annotations, 15, C::List},
                                  {F::Declaration, 16, C::Type},
                                  {F::Stride, 17, C::Size}};
const Operand subroutine_type[] = {{F::Elements, 5, C::List}};
const Operand subprogram[] = {
    {F::File, 0, C::File},        {F::Scope, 1, C::Scope},          {F::Name, 2, C::Text},
    {F::LinkageName, 3, C::Text}, {F::Type, 4, C::Subroutine},      {F::Unit, 5, C::Unit},
    {F::Declaration, 6, C::Subprogram}, {F::RetainedNodes, 7, C::List}, {F::ContainingType, 8, C::Type},
    {F::TemplateParameters, 9, C::List}, {F::ThrownTypes, 10, C::List}, {F::Annotations, 11, C::List},
    {F::TargetFunction, 12, C::Text}};
const Operand lexical_block[] = {{F::File, 0, C::File}, {F::Scope, 1, C::LocalScope, true}};
const Operand named_scope[] = {{F::Scope, 1, C::Scope}, {F::Name, 2, C::Text}};
const Operand module[] = {{F::File, 0, C::File},
                          {F::Scope, 1, C::Scope},
                          {F::Name, 2, C::Text},
                          {F::ConfigurationMacros, 3, C::Text},
                          {F::IncludePath, 4, C::Text},
                          {F::ApiNotes, 5, C::Text}};
const Operand template_type[] = {{F::Name, 0, C::Text}, {F::Type, 1, C::Type}};
const Operand template_value[] = {{F::Name, 0, C::Text}, {F::Type, 1, C::Type}, {F::Value, 2, C::Anything}};
const Operand global_variable[] = {
    {F::Scope, 0, C::Scope},       {F::Name, 1, C::Text},
    {F::File, 2, C::File},         {F::Type, 3, C::Type},
    {F::LinkageName, 5, C::Text},  {F::StaticMember, 6, C::DerivedType},
    {F::TemplateParameters, 7, C::List}, {F::Annotations, 8, C::List}};
const Operand global_variable_expression[] = {{F::Variable, 0, C::GlobalVariable, true},
                                              {F::Expression, 1, C::Expression, true}};
const Operand local_variable[] = {{F::Scope, 0, C::LocalScope, true},
                                  {F::Name, 1, C::Text},
                                  {F::File, 2, C::File},
                                  {F::Type, 3, C::Type},
                                  {F::Annotations, 4, C::List}};
const Operand imported_entity[] = {{F::Scope, 0, C::Scope},
                                   {F::Entity, 1, C::Node},
                                   {F::Name, 2, C::Text},
                                   {F::File, 3, C::File},
                                   {F::Elements, 4, C::List}};
const Operand subrange[] = {{F::Count, 0, C::Bound},
                            {F::LowerBound, 1, C::Bound},
                            {F::UpperBound, 2, C::Bound},
                            {F::Stride, 3, C::Bound}};
const Operand generic_subrange[] = {{F::Count, 0, C::VariableBound},
                                    {F::LowerBound, 1, C::VariableBound},
                                    {F::UpperBound, 2, C::VariableBound},
                                    {F::Stride, 3, C::VariableBound}};
const Operand only_name[] = {{F::Name, 0, C::Text}};
const Operand string_type[] = {{F::Name, 2, C::Text},
                               {F::Size, 3, C::Size},
                               {F::StringLength, 5, C::Variable},
                               {F::StringLengthExpression, 6, C::Expression},
                               {F::StringLocation, 7, C::Expression}};
const Operand subrange_type[] = {{F::File, 0, C::File},
                                 {F::Scope, 1, C::Scope},
                                 {F::Name, 2, C::Text},
                                 {F::Size, 3, C::Size},
                                 {F::Type, 5, C::Type},
                                 {F::LowerBound, 6, C::TypeBound},
                                 {F::UpperBound, 7, C::TypeBound},
                                 {F::Stride, 8, C::TypeBound}};
const Operand common_block[] = {{F::Scope, 0, C::Scope},
                                {F::Declaration, 1, C::GlobalVariable},
                                {F::Name, 2, C::Text},
                                {F::File, 3, C::File}};
const Operand label[] = {{F::Scope, 0, C::LocalScope, true}, {F::Name, 1, C::Text}, {F::File, 2, C::File}};
const Operand location[] = {{F::Scope, 0, C::LocalScope, true}, {F::InlinedAt, 1, C::Location}};
const Operand macro[] = {{F::Name, 0, C::Text}, {F::Value, 1, C::Text}};
const Operand macro_file[] = {{F::File, 0, C::File}, {F::Elements, 1, C::List}};
const Operand property[] = {{F::Name, 0, C::Text}, {F::File, 1, C::File}, {F::Type, 4, C::Type}};

const Number file_numbers[] = {{F::ChecksumKind, 2}};
const Number unit_numbers[] = {{F::Language, 16},     {F::IsOptimized, 1},    {F::RuntimeVersion, 32},
                               {F::EmissionKind, 32}, {F::NameTableKind, 32}, {F::SplitId, 0},
                               {F::SplitInlining, 1}};
const Number basic_numbers[] = {{F::Tag, 16}, {F::Size, 0}, {F::Align, 32}, {F::Flags, 32}, {F::Encoding, 32}};
const Number derived_numbers[] = {{F::Tag, 16},   {F::Line, 32},  {F::Size, 0},         {F::Align, 32},
                                  {F::Offset, 0}, {F::Flags, 32}, {F::AddressSpace, 32}};
const Number composite_numbers[] = {{F::Tag, 16},   {F::Line, 32},  {F::Size, 0},           {F::Align, 32},
                                    {F::Offset, 0}, {F::Flags, 32}, {F::RuntimeLanguage, 16}};
const Number subroutine_numbers[] = {{F::Flags, 32}, {F::CallingConvention, 8}};
const Number subprogram_numbers[] = {{F::Line, 32},          {F::Flags, 32},         {F::SubprogramFlags, 32},
                                     {F::ScopeLine, 32},     {F::VirtualIndex, 32},  {F::ThisAdjustment, -32}};
const Number block_numbers[] = {{F::Line, 32}, {F::Column, 32}};
const Number block_file_numbers[] = {{F::BlockDiscriminator, 32}};
const Number namespace_numbers[] = {{F::ExportSymbols, 1}};
const Number module_numbers[] = {{F::Line, 32}, {F::IsDeclaration, 1}};
const Number template_numbers[] = {{F::IsDefault, 1}};
const Number template_value_numbers[] = {{F::Tag, 16}, {F::IsDefault, 1}};
const Number global_numbers[] = {{F::Line, 32}, {F::IsLocal, 1}, {F::IsDefinition, 1}, {F::Align, 32}};
const Number local_numbers[] = {{F::Line, 32}, {F::Argument, 16}, {F::Flags, 32}, {F::Align, 32}};
const Number tag_and_line[] = {{F::Tag, 16}, {F::Line, 32}};
const Number enumerator_numbers[] = {{F::EnumeratorValue, 0}, {F::IsUnsigned, 1}};
const Number string_numbers[] = {{F::Tag, 16}, {F::Size, 0}, {F::Align, 32}, {F::Encoding, 32}};
const Number subrange_type_numbers[] = {{F::Line, 32}, {F::Size, 0}, {F::Align, 32}, {F::Flags, 32}};
const Number only_line[] = {{F::Line, 32}};
const Number property_numbers[] = {{F::Line, 32}, {F::Flags, 32}};

bool is_integer(const Metadata &metadata) {
  auto *constant = dyn_cast<ConstantAsMetadata>(&metadata);
  auto *integer = constant ? dyn_cast<ConstantInt>(constant->getValue()) : nullptr;
  return integer && integer->getBitWidth() <= 64;
}

} // namespace

ArrayRef<Operand> operands_of(Kind kind) {
  switch (kind) {
  case Kind::File: return file;
  case Kind::CompileUnit: return compile_unit;
  case Kind::BasicType: return basic_type;
  case Kind::DerivedType: return derived_type;
  case Kind::CompositeType: return composite_type;
  case Kind::SubroutineType: return subroutine_type;
  case Kind::Subprogram: return subprogram;
  case Kind::LexicalBlock: return lexical_block;
  case Kind::LexicalBlockFile: return lexical_block;
  case Kind::Namespace: return named_scope;
  case Kind::Module: return module;
  case Kind::TemplateType: return template_type;
  case Kind::TemplateValue: return template_value;
  case Kind::GlobalVariable: return global_variable;
  case Kind::GlobalVariableExpression: return global_variable_expression;
  case Kind::LocalVariable: return local_variable;
  case Kind::ImportedEntity: return imported_entity;
  case Kind::Subrange: return subrange;
  case Kind::GenericSubrange: return generic_subrange;
  case Kind::Enumerator: return only_name;
  case Kind::StringType: return string_type;
  case Kind::FixedPointType: return basic_type;
  case Kind::SubrangeType: return subrange_type;
  case Kind::CommonBlock: return common_block;
  case Kind::Label: return label;
  case Kind::Location: return location;
  case Kind::Macro: return macro;
  case Kind::MacroFile: return macro_file;
  case Kind::ObjCProperty: return property;
  case Kind::Expression:
  case Kind::ArgList:
  case Kind::AssignId:
  case Kind::None: return {};
  }
  return {};
}

ArrayRef<Number> numbers_of(Kind kind) {
  switch (kind) {
  case Kind::File: return file_numbers;
  case Kind::CompileUnit: return unit_numbers;
  case Kind::BasicType: return basic_numbers;
  case Kind::DerivedType: return derived_numbers;
  case Kind::CompositeType: return composite_numbers;
  case Kind::SubroutineType: return subroutine_numbers;
  case Kind::Subprogram: return subprogram_numbers;
  case Kind::LexicalBlock: return block_numbers;
  case Kind::LexicalBlockFile: return block_file_numbers;
  case Kind::Namespace: return namespace_numbers;
  case Kind::Module: return module_numbers;
  case Kind::TemplateType: return template_numbers;
  case Kind::TemplateValue: return template_value_numbers;
  case Kind::GlobalVariable: return global_numbers;
  case Kind::LocalVariable: return local_numbers;
  case Kind::ImportedEntity: return tag_and_line;
  case Kind::Enumerator: return enumerator_numbers;
  case Kind::StringType: return string_numbers;
  case Kind::FixedPointType: return basic_numbers;
  case Kind::SubrangeType: return subrange_type_numbers;
  case Kind::CommonBlock: return only_line;
  case Kind::Label: return block_numbers;
  case Kind::Location: return block_numbers;
  case Kind::Macro: return tag_and_line;
  case Kind::MacroFile: return tag_and_line;
  case Kind::ObjCProperty: return property_numbers;
  case Kind::GlobalVariableExpression:
  case Kind::Subrange:
  case Kind::GenericSubrange:
  case Kind::Expression:
  case Kind::ArgList:
  case Kind::AssignId:
  case Kind::None: return {};
  }
  return {};
}

const Operand *operand_of(Kind kind, Field field) {
  for (const Operand &operand : operands_of(kind))
    if (operand.field == field)
      return &operand;
  return nullptr;
}

bool fits(const Operand &operand, const Metadata *metadata) {
  if (!metadata)
    return !operand.required;
  auto *node = dyn_cast<MDNode>(metadata);
  if (node && node->isTemporary())
    return operand.allowed != Class::Text;
  switch (operand.allowed) {
  case Class::Text: return isa<MDString>(metadata);
  case Class::Anything: return !isa<DIArgList>(metadata) && !isa<LocalAsMetadata>(metadata);
  case Class::Node: return isa<DINode>(metadata);
  case Class::File: return isa<DIFile>(metadata);
  case Class::Scope: return isa<DIScope>(metadata);
  case Class::LocalScope: return isa<DILocalScope>(metadata);
  case Class::Type: return isa<DIType>(metadata);
  case Class::Subroutine: return isa<DISubroutineType>(metadata);
  case Class::Unit: return isa<DICompileUnit>(metadata);
  case Class::List: return isa<MDTuple>(metadata);
  case Class::Subprogram: return isa<DISubprogram>(metadata);
  case Class::Expression: return isa<DIExpression>(metadata);
  case Class::GlobalVariable: return isa<DIGlobalVariable>(metadata);
  case Class::DerivedType: return isa<DIDerivedType>(metadata);
  case Class::Location: return isa<DILocation>(metadata);
  case Class::Variable: return isa<DIVariable>(metadata);
  case Class::VariableOrExpression:
  case Class::VariableBound: return isa<DIVariable>(metadata) || isa<DIExpression>(metadata);
  case Class::Size:
  case Class::Bound: return is_integer(*metadata) || isa<DIVariable>(metadata) || isa<DIExpression>(metadata);
  case Class::TypeBound:
    return is_integer(*metadata) || isa<DIVariable>(metadata) || isa<DIExpression>(metadata) ||
           isa<DIDerivedType>(metadata);
  case Class::RankBound: return is_integer(*metadata) || isa<DIExpression>(metadata);
  case Class::ExtraData: return isa<ConstantAsMetadata>(metadata) || isa<DINode>(metadata) || isa<MDTuple>(metadata);
  }
  return false;
}
