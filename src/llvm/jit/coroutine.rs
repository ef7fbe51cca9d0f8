//! Barriers of a coroutine as suspension, which LLVM splits it at.

use llvm_sys::core::*;
use llvm_sys::prelude::*;
use spirv_llvm_translate::internal::error::{Error, Result};

use super::{value_name, walk};

/// The name of the block of a coroutine that returns to who resumed it.
pub const LEAVE: &str = "coroutine.leave";

/// Replaces calls of some functions in a coroutine by suspension; false, with nothing changed, if another function that it calls calls them.
///
/// # Safety
/// The module must be alive.
pub unsafe fn suspend(module: LLVMModuleRef, coroutine: &str, waits: &[String]) -> Result<bool> {
    // SAFETY: walks a module that is alive; a call is replaced when the walk is over.
    unsafe {
        let mut calls = Vec::new();
        for function in walk::functions(module) {
            let name = value_name(function);
            if name != coroutine {
                continue;
            }
            for instruction in walk::instructions(function) {
                let callee = called(instruction);
                match callee.is_null() {
                    false if waits.contains(&value_name(callee)) => calls.push(instruction),
                    // What could not be inlined may wait, too.
                    false if LLVMIsDeclaration(callee) == 0 && reaches(callee, waits, 0) => return Ok(false),
                    _ => {}
                }
            }
            for call in calls.drain(..) {
                replace(module, function, call)?;
            }
        }
        Ok(true)
    }
}

/// The most calls in each other that are looked at.
const DEPTH: usize = 32;

/// Whether a function, or one that it calls, calls some functions.
///
/// # Safety
/// The function must be alive.
unsafe fn reaches(function: LLVMValueRef, waits: &[String], depth: usize) -> bool {
    // SAFETY: walks instructions of a function that is alive.
    unsafe {
        depth > DEPTH
            || walk::instructions(function).into_iter().map(|instruction| called(instruction)).any(|callee| {
                !callee.is_null()
                    && callee != function
                    && (waits.contains(&value_name(callee))
                        || LLVMIsDeclaration(callee) == 0 && reaches(callee, waits, depth + 1))
            })
    }
}

/// The function that an instruction calls directly, or null.
///
/// # Safety
/// The instruction must be alive.
unsafe fn called(instruction: LLVMValueRef) -> LLVMValueRef {
    // SAFETY: a call has a callee.
    unsafe {
        if LLVMIsACallInst(instruction).is_null() {
            return std::ptr::null_mut();
        }
        LLVMIsAFunction(LLVMGetCalledValue(instruction))
    }
}

/// Cuts a block in front of a call, and suspends there in its place.
///
/// # Safety
/// The call must be one of the function, without a result.
unsafe fn replace(module: LLVMModuleRef, function: LLVMValueRef, call: LLVMValueRef) -> Result<()> {
    // SAFETY: the head of the block moves to a new one in front of it, which takes over its predecessors; successors see the same block.
    unsafe {
        let context = LLVMGetModuleContext(module);
        let tail = LLVMGetInstructionParent(call);
        let head = LLVMInsertBasicBlockInContext(context, tail, c"".as_ptr());
        for block in walk::blocks(function) {
            let end = LLVMGetBasicBlockTerminator(block);
            if end.is_null() {
                continue;
            }
            for number in 0..LLVMGetNumSuccessors(end) {
                if LLVMGetSuccessor(end, number) == tail {
                    LLVMSetSuccessor(end, number, head);
                }
            }
        }
        let builder = LLVMCreateBuilderInContext(context);
        LLVMPositionBuilderAtEnd(builder, head);
        let mut next = LLVMGetFirstInstruction(tail);
        while next != call {
            let moved = next;
            next = LLVMGetNextInstruction(next);
            LLVMInstructionRemoveFromParent(moved);
            LLVMInsertIntoBuilder(builder, moved);
        }
        let byte = LLVMInt8TypeInContext(context);
        let mut parameters = [LLVMTokenTypeInContext(context), LLVMInt1TypeInContext(context)];
        let ty = LLVMFunctionType(byte, parameters.as_mut_ptr(), 2, 0);
        let mut arguments = [LLVMConstNull(parameters[0]), LLVMConstInt(parameters[1], 0, 0)];
        let intrinsic = LLVMGetNamedFunction(module, c"llvm.coro.suspend".as_ptr());
        let leave = walk::blocks(function).into_iter().find(|block| {
            let name = std::ffi::CStr::from_ptr(LLVMGetBasicBlockName(*block));
            name.to_bytes() == LEAVE.as_bytes()
        });
        let (Some(leave), false) = (leave, intrinsic.is_null()) else {
            return Err(Error::internal("a coroutine lacks what it needs"));
        };
        let state = LLVMBuildCall2(builder, ty, intrinsic, arguments.as_mut_ptr(), 2, c"".as_ptr());
        let branch = LLVMBuildSwitch(builder, state, leave, 1);
        LLVMAddCase(branch, LLVMConstInt(byte, 0, 0), tail);
        LLVMDisposeBuilder(builder);
        LLVMInstructionEraseFromParent(call);
        Ok(())
    }
}
