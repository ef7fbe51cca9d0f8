// C functions for the gaps in LLVM's C API; this header contains the shared declarations of the shim.
//
// Rules of the shim: one comment per function describes the gap that it fills; no exception and no C++ type crosses the
// interface; a function returns null or false for invalid arguments instead of asserting, because a released LLVM has
// no assertions; strings are returned either as a pointer with a length that LLVM keeps alive, or as a malloc'ed string
// that the caller frees with LLVMDisposeMessage. `ffi.rs` declares every function too.

#pragma once

#include "llvm-c/Core.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/GEPNoWrapFlags.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

#include <cstdlib>
#include <cstring>

using namespace llvm;

// A malloc'ed copy of a string, for LLVMDisposeMessage.
inline char *copy_text(StringRef text) {
  char *copy = static_cast<char *>(std::malloc(text.size() + 1));
  if (!copy)
    return nullptr;
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = 0;
  return copy;
}

// A string owned by LLVM, with its length.
inline const char *borrow(StringRef text, size_t *length) {
  *length = text.size();
  return text.data();
}

// Bits of slt_flags.
enum {
  SLT_NUW = 1,
  SLT_NSW = 2,
  SLT_EXACT = 4,
  SLT_NNEG = 8,
  SLT_DISJOINT = 16,
  SLT_SAMESIGN = 32,
  SLT_INBOUNDS = 64,
  SLT_NUSW = 128,
};

// The flags of a getelementptr.
inline GEPNoWrapFlags gep_flags(unsigned flags) {
  GEPNoWrapFlags wrap = GEPNoWrapFlags::none();
  if (flags & SLT_INBOUNDS)
    wrap |= GEPNoWrapFlags::inBounds();
  if (flags & SLT_NUSW)
    wrap |= GEPNoWrapFlags::noUnsignedSignedWrap();
  if (flags & SLT_NUW)
    wrap |= GEPNoWrapFlags::noUnsignedWrap();
  return wrap;
}

// The C API numbers opcodes independently; 0 for an unknown number.
inline unsigned opcode_of(unsigned opcode) {
  switch (static_cast<LLVMOpcode>(opcode)) {
#define HANDLE_INST(number, name, type)                                                                             \
  case LLVM##name:                                                                                                 \
    return number;
#include "llvm/IR/Instruction.def"
  }
  return 0;
}

// A list of values from the C API.
inline ArrayRef<Value *> values_of(LLVMValueRef *values, size_t count) { return ArrayRef<Value *>(unwrap(values), count); }

// Counts a created debug node.
void count_node();

// Runs a function that recurses over up to this many debug nodes, on a stack of its own if many nodes were created.
void run_deep(size_t most_nodes, function_ref<void()> work);

// Called after a crash of LLVM that the process survived, while no thread is in the guarded parser.
void catch_later_crashes();

extern "C" {

// Shared, because a getelementptr gets its flags when it is built.
bool slt_set_flags(LLVMValueRef value, unsigned flags);

} // extern "C"
