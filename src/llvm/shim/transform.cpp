// Transformations of LLVM's own.

#include "common.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

extern "C" {

// The C API runs passes by name, which links every pass there is; this is mem2reg alone: the variables of a function's
// entry block whose address goes nowhere become values. Tells whether there were any.
bool slt_promote_memory(LLVMValueRef value) {
  auto *function = dyn_cast<Function>(unwrap(value));
  if (!function || function->isDeclaration())
    return false;
  DominatorTree tree(*function);
  AssumptionCache assumptions(*function);
  bool changed = false;
  for (;;) {
    SmallVector<AllocaInst *, 16> variables;
    for (Instruction &instruction : function->getEntryBlock())
      if (auto *variable = dyn_cast<AllocaInst>(&instruction))
        if (isAllocaPromotable(variable))
          variables.push_back(variable);
    if (variables.empty())
      return changed;
    PromoteMemToReg(variables, tree, &assumptions);
    changed = true;
  }
}

// For the same reason this is loop-simplify alone: every loop of a function gets a block in front of it, one back edge, and
// exits that only it leads to. Tells whether that changed anything.
bool slt_simplify_loops(LLVMValueRef value) {
  auto *function = dyn_cast<Function>(unwrap(value));
  if (!function || function->isDeclaration())
    return false;
  DominatorTree tree(*function);
  LoopInfo loops(tree);
  AssumptionCache assumptions(*function);
  SmallVector<Loop *, 8> outermost(loops.begin(), loops.end());
  bool changed = false;
  for (Loop *loop : outermost)
    changed |= simplifyLoop(loop, &tree, &loops, nullptr, &assumptions, nullptr, false);
  return changed;
}

// The C API cannot cut a block: what stands from the instruction on becomes a new block behind the old one, which is left
// without a terminator. Null for what is no instruction of a complete block, and for phis.
LLVMBasicBlockRef slt_cut_block(LLVMValueRef value) {
  auto *instruction = dyn_cast<Instruction>(unwrap(value));
  if (!instruction || isa<PHINode>(instruction) || !instruction->getParent() || !instruction->getParent()->getTerminator())
    return nullptr;
  BasicBlock *block = instruction->getParent();
  BasicBlock *rest = block->splitBasicBlock(instruction->getIterator());
  block->getTerminator()->eraseFromParent();
  return wrap(rest);
}

} // extern "C"
