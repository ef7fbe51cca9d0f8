// Cycles among debug nodes: placeholders, and operands that change.
//
// LLVM frees a uniqued node that becomes equal to another while it is unresolved, that is, while it leads to a
// placeholder. Whoever holds a pointer to it, as Rust does, must not see that: such a node becomes distinct before.
// Therefore a placeholder, which is a temporary tuple, lists the nodes that use it as its own operands.

#include "debug_node.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace {

// The placeholder that metadata is, or null.
MDTuple *placeholder(Metadata *metadata) {
  auto *tuple = dyn_cast_or_null<MDTuple>(metadata);
  return tuple && tuple->isTemporary() ? tuple : nullptr;
}

// Makes a uniqued node distinct, in its place: LLVM does so with a node that is its own operand.
void make_distinct(MDNode *node, unsigned index) { node->replaceOperandWith(index, node); }

// Whether a uniqued node with another operand would be equal to a node that exists.
bool would_collide(MDNode *node, unsigned index, Metadata *operand) {
  TempMDNode copy = node->clone();
  copy->replaceOperandWith(index, operand);
  MDNode *plain = copy.get();
  MDNode *unique = MDNode::replaceWithUniqued(std::move(copy));
  if (unique != plain)
    return true;
  // The copy stays, but nobody finds it, and it holds nothing.
  make_distinct(plain, index);
  for (unsigned i = 0; i < plain->getNumOperands(); ++i)
    plain->replaceOperandWith(i, nullptr);
  return false;
}

// Whether metadata may be an operand of a node; an operand that is no field may be anything.
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

// Puts a node or null in the place of a placeholder, and frees that.
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

// Gap of this file: the C API frees temporary nodes behind the backs of those that hold their users.

// A temporary node.
LLVMMetadataRef slt_debug_placeholder(LLVMContextRef context) {
  return wrap(static_cast<Metadata *>(MDTuple::getTemporary(*unwrap(context), {}).release()));
}

// Puts a node or null in the place of a temporary node, and frees that. Null stands where the node does not fit.
void slt_debug_replace(LLVMMetadataRef temporary, LLVMMetadataRef replacement) {
  MDTuple *old = placeholder(unwrap(temporary));
  Metadata *node = replacement ? dyn_cast<MDNode>(unwrap(replacement)) : nullptr;
  if (old)
    run_deep(SIZE_MAX, [&] { replace_placeholder(old, node == old ? nullptr : node); });
}

// Resolves a node that is part of a cycle, once nothing that it leads to is temporary.
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

// Replaces an operand that is a field; false if it does not fit, or the node is uniqued.
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
