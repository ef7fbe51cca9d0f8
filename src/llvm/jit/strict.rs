//! Removal of everything that allows a code generator to choose between results.
//!
//! An `fmuladd` may be fused or not, `contract` and similar flags permit other roundings, and a flag such as `nsw` permits any
//! result after an overflow; the choice depends on the processor and on the surrounding code. After this pass every operation has
//! one result.

use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMAttributeFunctionIndex, LLVMOpcode};

use super::processor::ATTRIBUTES;
use super::walk;

/// Makes the operations of a module strict.
///
/// # Safety
/// `module` must be alive.
pub unsafe fn apply(module: LLVMModuleRef) {
    // SAFETY: the caller vouches for the module; instructions are collected before the first one is erased.
    unsafe {
        for function in walk::functions(module) {
            for name in ATTRIBUTES {
                let length = name.count_bytes() as u32;
                LLVMRemoveStringAttributeAtIndex(function, LLVMAttributeFunctionIndex, name.as_ptr(), length);
            }
            for instruction in walk::instructions(function) {
                clear_flags(instruction);
                split_multiply_add(module, instruction);
            }
        }
    }
}

/// Clears the poison-generating flags and the flags that permit other roundings.
///
/// # Safety
/// `instruction` must be alive.
unsafe fn clear_flags(instruction: LLVMValueRef) {
    // SAFETY: each setter is called for the instructions that have its flag.
    unsafe {
        match LLVMGetInstructionOpcode(instruction) {
            LLVMOpcode::LLVMAdd
            | LLVMOpcode::LLVMSub
            | LLVMOpcode::LLVMMul
            | LLVMOpcode::LLVMShl
            | LLVMOpcode::LLVMTrunc => {
                LLVMSetNUW(instruction, 0);
                LLVMSetNSW(instruction, 0);
            }
            LLVMOpcode::LLVMUDiv | LLVMOpcode::LLVMSDiv | LLVMOpcode::LLVMLShr | LLVMOpcode::LLVMAShr => {
                LLVMSetExact(instruction, 0);
            }
            LLVMOpcode::LLVMZExt | LLVMOpcode::LLVMUIToFP => LLVMSetNNeg(instruction, 0),
            LLVMOpcode::LLVMOr => LLVMSetIsDisjoint(instruction, 0),
            LLVMOpcode::LLVMICmp => LLVMSetICmpSameSign(instruction, 0),
            LLVMOpcode::LLVMGetElementPtr => LLVMGEPSetNoWrapFlags(instruction, 0),
            _ => {}
        }
        if LLVMCanValueUseFastMathFlags(instruction) != 0 {
            LLVMSetFastMathFlags(instruction, 0);
        }
    }
}

/// Replaces a call of `llvm.fmuladd` by a multiplication and an addition, like the implementation of the builtin `mad`.
///
/// # Safety
/// `instruction` must be alive and of `module`; it may be erased.
unsafe fn split_multiply_add(module: LLVMModuleRef, instruction: LLVMValueRef) {
    // SAFETY: the intrinsic has three arguments of the result's type; the builder is freed after its last use.
    unsafe {
        if !walk::calls_intrinsic(instruction, "llvm.fmuladd") {
            return;
        }
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
        LLVMPositionBuilderBefore(builder, instruction);
        let [a, b, c] = [0, 1, 2].map(|index| LLVMGetOperand(instruction, index));
        let product = LLVMBuildFMul(builder, a, b, c"".as_ptr());
        let sum = LLVMBuildFAdd(builder, product, c, c"".as_ptr());
        LLVMDisposeBuilder(builder);
        LLVMReplaceAllUsesWith(instruction, sum);
        LLVMInstructionEraseFromParent(instruction);
    }
}
