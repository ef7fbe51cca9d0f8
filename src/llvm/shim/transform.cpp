// Passes of LLVM.

#include "common.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

extern "C" {

// mem2reg alone, because the C API runs passes by name, which links all passes: promotes allocas in a function's entry
// block whose address does not escape. Returns whether there were any.
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

// sroa alone, for the same reason: splits a function's allocas into their parts and promotes those whose address does
// not escape, and leaves the blocks as they are. Returns whether that changed the function.
bool slt_split_memory(LLVMValueRef value) {
  auto *function = dyn_cast<Function>(unwrap(value));
  if (!function || function->isDeclaration())
    return false;
  FunctionAnalysisManager analyses;
  analyses.registerPass([] { return PassInstrumentationAnalysis(); });
  analyses.registerPass([] { return TargetIRAnalysis(); });
  analyses.registerPass([] { return AssumptionAnalysis(); });
  analyses.registerPass([] { return DominatorTreeAnalysis(); });
  return !SROAPass(SROAOptions::PreserveCFG).run(*function, analyses).areAllPreserved();
}

// Puts the body of the function that an instruction calls in its place; the instruction is erased. Gap: no C call.
// Returns false and changes nothing where LLVM cannot.
bool slt_inline_call(LLVMValueRef value) {
  auto *call = dyn_cast<CallBase>(unwrap(value));
  if (!call || !call->getParent())
    return false;
  InlineFunctionInfo info;
  return InlineFunction(*call, info, false, nullptr, false).isSuccess();
}

// loop-simplify alone, for the same reason: gives every loop of a function a preheader, a single back edge and
// dedicated exits. Returns whether that changed the function.
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

// Splits a block. Gap: no C call. The instruction and its successors become a new block after the old one, which is
// left without a terminator. Null for phis, and for values that are not instructions in a complete block.
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
