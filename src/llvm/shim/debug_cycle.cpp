// Cycles among debug nodes: placeholders, and replacement of operands.
//
// LLVM frees a uniqued node that becomes equal to another while it is unresolved, that is, while it refers to a
// placeholder. Holders of a pointer to it, such as Rust code, must not observe that: the node becomes distinct before.
// For that purpose a placeholder, which is a temporary tuple, lists its users as its own operands.

#include "debug_node.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace {

// The placeholder behind a metadata pointer, or null.
MDTuple *placeholder(Metadata *metadata) {
  auto *tuple = dyn_cast_or_null<MDTuple>(metadata);
  return tuple && tuple->isTemporary() ? tuple : nullptr;
}

// Makes a uniqued node distinct in place: LLVM does so with a node that becomes its own operand.
void make_distinct(MDNode *node, unsigned index) { node->replaceOperandWith(index, node); }

// Whether a uniqued node with a replaced operand would be equal to an existing node.
bool would_collide(MDNode *node, unsigned index, Metadata *operand) {
  TempMDNode copy = node->clone();
  copy->replaceOperandWith(index, operand);
  MDNode *plain = copy.get();
  MDNode *unique = MDNode::replaceWithUniqued(std::move(copy));
  if (unique != plain)
    return true;
  // The copy stays allocated, but it is unreachable and has no operands.
  make_distinct(plain, index);
  for (unsigned i = 0; i < plain->getNumOperands(); ++i)
    plain->replaceOperandWith(i, nullptr);
  return false;
}

// Whether metadata may be an operand of a node; an operand that is not a field may have any kind.
bool may_stand(MDNode *node, unsigned index, Metadata *metadata) {
  for (const Operand &operand : operands_of(kind_of(*node)))
    if (operand.index == index)
      return fits(operand, metadata);
  return true;
}

} // namespace

void note_placeholders(MDNode *node) {
  SmallPtrSet<MDTuple *, 4> seen;
  for (const MDOperand &operand : node->operands())
    if (MDTuple *listing = placeholder(operand.get()); listing && seen.insert(listing).second)
      listing->push_back(node);
}

void replace_operand(MDNode *node, unsigned index, Metadata *operand) {
  if (node->getOperand(index).get() == operand)
    return;
  bool may_be_freed = node->isUniqued() && !node->isResolved() && operand != node;
  if (may_be_freed && would_collide(node, index, operand))
    make_distinct(node, index);
  node->replaceOperandWith(index, operand);
  if (placeholder(operand))
    note_placeholders(node);
}

namespace {

// Replaces a placeholder by a node or null, and frees it.
void replace_placeholder(MDTuple *old, Metadata *node) {
  SmallSetVector<Metadata *, 8> users;
  for (const MDOperand &user : old->operands())
    users.insert(user.get());
  for (Metadata *metadata : users) {
    auto *user = dyn_cast_or_null<MDNode>(metadata);
    for (unsigned i = 0; user && i < user->getNumOperands(); ++i)
      if (user->getOperand(i).get() == old)
        replace_operand(user, i, may_stand(user, i, node) ? node : nullptr);
  }
  old->replaceAllUsesWith(node);
  MDNode::deleteTemporary(old);
}

} // namespace

extern "C" {

// Gap of this file: the C API frees temporary nodes, and nodes that became equal, while pointers to them exist.

// A temporary node.
LLVMMetadataRef slt_debug_placeholder(LLVMContextRef context) {
  return wrap(static_cast<Metadata *>(MDTuple::getTemporary(*unwrap(context), {}).release()));
}

// Replaces a temporary node by a node or null, and frees it. A user gets null if the node does not match the field.
void slt_debug_replace(LLVMMetadataRef temporary, LLVMMetadataRef replacement) {
  MDTuple *old = placeholder(unwrap(temporary));
  Metadata *node = replacement ? dyn_cast<MDNode>(unwrap(replacement)) : nullptr;
  if (old)
    run_deep(SIZE_MAX, [&] { replace_placeholder(old, node == old ? nullptr : node); });
}

// Resolves a node of a cycle, once no node reachable from it is temporary.
void slt_debug_resolve(LLVMMetadataRef metadata) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  if (!node || node->isResolved())
    return;
  SetVector<MDNode *> reached;
  reached.insert(node);
  for (size_t i = 0; i < reached.size(); ++i) {
    if (reached[i]->isTemporary())
      return;
    for (const MDOperand &operand : reached[i]->operands())
      if (auto *next = dyn_cast_or_null<MDNode>(operand.get()); next && !next->isResolved())
        reached.insert(next);
  }
  run_deep(reached.size(), [&] { node->resolveCycles(); });
}

// Replaces an operand that is a field; false if it does not match the field, or the node is uniqued.
bool slt_debug_set_part(LLVMMetadataRef metadata, int field, LLVMMetadataRef part) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  const Operand *operand = node ? operand_of(kind_of(*node), static_cast<Field>(field)) : nullptr;
  Metadata *given = part ? unwrap(part) : nullptr;
  if (!operand || operand->allowed == Class::Text || operand->index >= node->getNumOperands() || !fits(*operand, given))
    return false;
  if (node->isUniqued() && node->isResolved())
    return false;
  replace_operand(node, operand->index, given);
  return true;
}

} // extern "C"
