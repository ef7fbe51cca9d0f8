//! The functions and instructions of a module, collected before they change.

use llvm_sys::LLVMOpcode;
use llvm_sys::core::*;
use llvm_sys::prelude::*;

/// The elements of a linked list of LLVM.
///
/// # Safety
/// `first` and every result of `next` must be null or valid for `next`.
unsafe fn list<T>(first: *mut T, next: unsafe extern "C" fn(*mut T) -> *mut T) -> Vec<*mut T> {
    let not_null = |value: *mut T| (!value.is_null()).then_some(value);
    // SAFETY: as the caller vouches.
    std::iter::successors(not_null(first), |value| not_null(unsafe { next(*value) })).collect()
}

/// The functions of a module, declarations included.
///
/// # Safety
/// `module` must be alive.
pub unsafe fn functions(module: LLVMModuleRef) -> Vec<LLVMValueRef> {
    // SAFETY: a module's list of functions.
    unsafe { list(LLVMGetFirstFunction(module), LLVMGetNextFunction) }
}

/// The global variables of a module.
///
/// # Safety
/// `module` must be alive.
pub unsafe fn variables(module: LLVMModuleRef) -> Vec<LLVMValueRef> {
    // SAFETY: a module's list of variables.
    unsafe { list(LLVMGetFirstGlobal(module), LLVMGetNextGlobal) }
}

/// The blocks of a function.
///
/// # Safety
/// `function` must be alive.
pub unsafe fn blocks(function: LLVMValueRef) -> Vec<LLVMBasicBlockRef> {
    // SAFETY: a function's list of blocks.
    unsafe { list(LLVMGetFirstBasicBlock(function), LLVMGetNextBasicBlock) }
}

/// The instructions of a function.
///
/// # Safety
/// `function` must be alive.
pub unsafe fn instructions(function: LLVMValueRef) -> Vec<LLVMValueRef> {
    // SAFETY: a function's list of blocks, and each block's list of instructions.
    unsafe {
        blocks(function)
            .into_iter()
            .flat_map(|block| list(LLVMGetFirstInstruction(block), LLVMGetNextInstruction))
            .collect()
    }
}

/// Whether an instruction calls an intrinsic with this base name.
///
/// # Safety
/// `instruction` must be alive.
pub unsafe fn calls_intrinsic(instruction: LLVMValueRef, name: &str) -> bool {
    // SAFETY: a call has a callee; the name comes with its length.
    unsafe {
        if LLVMGetInstructionOpcode(instruction) != LLVMOpcode::LLVMCall {
            return false;
        }
        let callee = LLVMIsAFunction(LLVMGetCalledValue(instruction));
        let id = if callee.is_null() { 0 } else { LLVMGetIntrinsicID(callee) };
        id != 0 && id == LLVMLookupIntrinsicID(name.as_ptr().cast(), name.len())
    }
}
