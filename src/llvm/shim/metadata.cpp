// Metadata and debug locations.

#include "debug_node.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/Support/raw_ostream.h"

extern "C" {

// Whether metadata of a context contains `token none`. LLVM frees that constant after the tables of metadata, and then
// ends the process. Gap: the C API has no such query.
bool slt_has_none_token_in_metadata(LLVMContextRef context) {
  return ConstantTokenNone::get(*unwrap(context))->isUsedByMetadata();
}


// Gap of this section: the C API accesses metadata through MetadataAsValue, which rewrites nodes with one operand, and
// it can neither query nor create distinct nodes.

// The bytes of a string; null for other metadata.
const char *slt_md_string(LLVMMetadataRef metadata, size_t *length) {
  auto *string = dyn_cast<MDString>(unwrap(metadata));
  return string ? borrow(string->getString(), length) : nullptr;
}

// The value wrapped in ConstantAsMetadata or LocalAsMetadata; null for other metadata.
LLVMValueRef slt_md_value(LLVMMetadataRef metadata) {
  auto *value = dyn_cast<ValueAsMetadata>(unwrap(metadata));
  return value ? wrap(value->getValue()) : nullptr;
}

// The metadata wrapped in a MetadataAsValue, an operand of an intrinsic call; null for other values.
LLVMMetadataRef slt_md_of_value(LLVMValueRef value) {
  auto *metadata = dyn_cast<MetadataAsValue>(unwrap(value));
  return metadata ? wrap(metadata->getMetadata()) : nullptr;
}

// Number of operands of a node, -1 for metadata that is not a node.
int64_t slt_md_operand_count(LLVMMetadataRef metadata) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  return node ? static_cast<int64_t>(node->getNumOperands()) : -1;
}

// An operand of a node; null for a null operand, and if the index is out of range.
LLVMMetadataRef slt_md_operand(LLVMMetadataRef metadata, unsigned index) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  return node && index < node->getNumOperands() ? wrap(node->getOperand(index).get()) : nullptr;
}

// Replaces an operand; a node that becomes its own operand is a loop id. False if the index is out of range.
bool slt_md_replace_operand(LLVMMetadataRef metadata, unsigned index, LLVMMetadataRef operand) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  if (!node || index >= node->getNumOperands())
    return false;
  replace_operand(node, index, operand ? unwrap(operand) : nullptr);
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
  MDNode *node = distinct ? MDNode::getDistinct(*unwrap(context), all) : MDNode::get(*unwrap(context), all);
  note_placeholders(node);
  return wrap(node);
}

// Number of operands of a named node.
unsigned slt_named_md_count(LLVMNamedMDNodeRef node) { return unwrap(node)->getNumOperands(); }

// An operand of a named node; null if the index is out of range.
LLVMMetadataRef slt_named_md_operand(LLVMNamedMDNodeRef node, unsigned index) {
  return index < unwrap(node)->getNumOperands() ? wrap(unwrap(node)->getOperand(index)) : nullptr;
}

// Appends a node to a named node; false if the metadata is not a node, or is a placeholder.
bool slt_named_md_add(LLVMNamedMDNodeRef node, LLVMMetadataRef operand) {
  auto *added = dyn_cast<MDNode>(unwrap(operand));
  if (!added || added->isTemporary())
    return false;
  unwrap(node)->addOperand(added);
  return true;
}

// Erases a named node from its module.
void slt_named_md_erase(LLVMNamedMDNodeRef node) { unwrap(node)->eraseFromParent(); }

// The attachment of a kind on an instruction or global; null if absent.
LLVMMetadataRef slt_get_metadata(LLVMValueRef value, unsigned kind) {
  if (auto *instruction = dyn_cast<Instruction>(unwrap(value)))
    return wrap(instruction->getMetadata(kind));
  if (auto *object = dyn_cast<GlobalObject>(unwrap(value)))
    return wrap(object->getMetadata(kind));
  return nullptr;
}

// Whether an instruction or global has an attachment other than the debug location of an instruction.
bool slt_has_metadata(LLVMValueRef value) {
  if (auto *instruction = dyn_cast<Instruction>(unwrap(value)))
    return instruction->hasMetadataOtherThanDebugLoc();
  if (auto *object = dyn_cast<GlobalObject>(unwrap(value)))
    return object->hasMetadata();
  return false;
}

// Sets an attachment, or removes it if null; false if the value has no attachments, or the metadata is not a valid
// node.
bool slt_set_metadata(LLVMValueRef value, unsigned kind, LLVMMetadataRef metadata) {
  MDNode *node = metadata ? dyn_cast<MDNode>(unwrap(metadata)) : nullptr;
  if (metadata && (!node || node->isTemporary()))
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

// Name of a metadata kind. Gap: the C API only maps names to ids.
const char *slt_md_kind_name(LLVMContextRef context, unsigned kind, size_t *length) {
  SmallVector<StringRef, 64> names;
  unwrap(context)->getMDKindNames(names);
  return kind < names.size() ? borrow(names[kind], length) : nullptr;
}

// Whether some metadata kind of the context has a name. Gap: LLVMGetMDKindIDInContext registers it.
bool slt_has_md_kind(LLVMContextRef context, const char *name, size_t length) {
  SmallVector<StringRef, 64> names;
  unwrap(context)->getMDKindNames(names);
  return is_contained(names, StringRef(name, length));
}

// Metadata as text, with the module's node numbers. Gap: LLVMPrintValueToString prints the rewritten node.
char *slt_md_text(LLVMMetadataRef metadata, LLVMModuleRef module) {
  std::string text;
  raw_string_ostream stream(text);
  unwrap(metadata)->print(stream, module ? unwrap(module) : nullptr);
  return copy_text(text);
}


// Gap of this section: LLVMDIBuilder determines order and form of the nodes, and cannot choose distinctness.

// A source file.
LLVMMetadataRef slt_di_file(LLVMContextRef context, const char *name, size_t name_length, const char *directory,
                            size_t directory_length) {
  return wrap(DIFile::get(*unwrap(context), StringRef(name, name_length), StringRef(directory, directory_length)));
}

// A compile unit, listed in the module's `llvm.dbg.cu`.
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

// The definition of a function, with an empty type.
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

// A part of a function in another file; null if the scope is not a scope, or the file has another kind.
LLVMMetadataRef slt_di_lexical_file(LLVMContextRef context, LLVMMetadataRef scope, LLVMMetadataRef file) {
  auto *local = dyn_cast<DILocalScope>(unwrap(scope));
  auto *source = dyn_cast<DIFile>(unwrap(file));
  if (!local || !source)
    return nullptr;
  return wrap(static_cast<Metadata *>(DILexicalBlockFile::get(*unwrap(context), local, source, 0)));
}

// Emission kind of a compile unit: 0 none, 1 full, 2 lines only, 3 directives only; -1 for other metadata.
int slt_di_unit_emission(LLVMMetadataRef metadata) {
  auto *unit = dyn_cast<DICompileUnit>(unwrap(metadata));
  return unit ? static_cast<int>(unit->getEmissionKind()) : -1;
}

// A location in a local scope; null if the scope has another kind.
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

// The subprogram that contains a scope, or null. LLVM's verifier does not check all operands, so that an operand may
// have any kind: the typed getters would assert.
static DISubprogram *subprogram_of(Metadata *scope) {
  SmallPtrSet<Metadata *, 8> seen;
  while (auto *block = dyn_cast_or_null<DILexicalBlockBase>(scope)) {
    if (!seen.insert(block).second)
      return nullptr;
    scope = block->getRawScope();
  }
  return dyn_cast_or_null<DISubprogram>(scope);
}

// Scope of a location, file of a scope, unit of a subprogram, subprogram of a scope: 0, 1, 2, 3. Null if absent.
LLVMMetadataRef slt_di_related(LLVMMetadataRef metadata, int relation) {
  Metadata *m = unwrap(metadata);
  auto *location = dyn_cast<DILocation>(m);
  auto *scope = dyn_cast_or_null<DIScope>(location ? location->getRawScope() : m);
  if (relation == 0)
    return wrap(static_cast<Metadata *>(location ? scope : nullptr));
  if (!scope)
    return nullptr;
  if (relation == 1) {
    Metadata *file = isa<DIFile>(scope) ? scope : scope->getRawFile();
    return wrap(static_cast<Metadata *>(dyn_cast_or_null<DIFile>(file)));
  }
  DISubprogram *subprogram = subprogram_of(scope);
  if (!subprogram || relation == 3)
    return wrap(static_cast<Metadata *>(subprogram));
  return wrap(static_cast<Metadata *>(dyn_cast_or_null<DICompileUnit>(subprogram->getRawUnit())));
}

// String of a node: 0 file name, 1 directory, 2 name of a scope, 3 linkage name, 4 producer. Null if absent.
const char *slt_di_text(LLVMMetadataRef metadata, int field, size_t *length) {
  auto *node = dyn_cast<DINode>(unwrap(metadata));
  // The operands that hold these strings.
  int operand = -1;
  if (isa_and_nonnull<DIFile>(node) && field <= 1)
    operand = field;
  else if (isa_and_nonnull<DISubprogram>(node) && (field == 2 || field == 3))
    operand = field;
  else if (isa_and_nonnull<DICompileUnit>(node) && field == 4)
    operand = 1;
  auto *text = operand < 0 ? nullptr : dyn_cast_or_null<MDString>(node->getOperand(operand).get());
  return text ? borrow(text->getString(), length) : nullptr;
}

// The subprogram of a function, or null.
LLVMMetadataRef slt_di_function(LLVMValueRef function) {
  auto *f = dyn_cast<Function>(unwrap(function));
  return f ? wrap(static_cast<Metadata *>(f->getSubprogram())) : nullptr;
}

// Sets the subprogram of a function; false if either has another kind.
bool slt_di_set_function(LLVMValueRef function, LLVMMetadataRef subprogram) {
  auto *f = dyn_cast<Function>(unwrap(function));
  auto *s = dyn_cast<DISubprogram>(unwrap(subprogram));
  if (!f || !s)
    return false;
  f->setSubprogram(s);
  return true;
}

} // extern "C"
