//! Poison created by an instruction from defined operands: the result is replaced by the fill where it is poison.

use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMIntPredicate, LLVMOpcode, LLVMRealPredicate, LLVMTypeKind};

use super::fill::Filler;

/// Guards a shift by an excessive amount, and the conversion of a number that the integer cannot represent; ignores other
/// instructions.
///
/// # Safety
/// `instruction` must be alive.
pub(super) unsafe fn guard(filler: &mut Filler, instruction: LLVMValueRef) {
    // SAFETY: both kinds of instructions have the operands that the conditions are about, and are no terminators.
    unsafe {
        let opcode = LLVMGetInstructionOpcode(instruction);
        let (is_shift, is_conversion) = (
            matches!(opcode, LLVMOpcode::LLVMShl | LLVMOpcode::LLVMLShr | LLVMOpcode::LLVMAShr),
            matches!(opcode, LLVMOpcode::LLVMFPToSI | LLVMOpcode::LLVMFPToUI),
        );
        if !is_shift && !is_conversion || is_shift && is_defined_shift(instruction) {
            return;
        }
        let Some(fill) = filler.constant(LLVMTypeOf(instruction)) else { return };
        LLVMPositionBuilderBefore(filler.builder, LLVMGetNextInstruction(instruction));
        let is_defined = if is_shift {
            shift(filler.builder, instruction)
        } else {
            conversion(filler.builder, instruction)
        };
        let guarded = LLVMBuildSelect(filler.builder, is_defined, instruction, fill, c"".as_ptr());
        Filler::replace(instruction, guarded, 1);
    }
}

/// The element of a vector type, or the type itself.
///
/// # Safety
/// `ty` must be alive.
unsafe fn scalar(ty: LLVMTypeRef) -> LLVMTypeRef {
    // SAFETY: a vector has elements.
    unsafe {
        if LLVMGetTypeKind(ty) == LLVMTypeKind::LLVMVectorTypeKind { LLVMGetElementType(ty) } else { ty }
    }
}

/// A constant as a scalar, or splatted to a vector.
///
/// # Safety
/// `ty` must be alive and `element` of its scalar type.
unsafe fn splat(ty: LLVMTypeRef, element: LLVMValueRef) -> LLVMValueRef {
    // SAFETY: as many elements as the vector has.
    unsafe {
        if LLVMGetTypeKind(ty) != LLVMTypeKind::LLVMVectorTypeKind {
            return element;
        }
        let mut lanes = vec![element; LLVMGetVectorSize(ty) as usize];
        LLVMConstVector(lanes.as_mut_ptr(), lanes.len() as u32)
    }
}

/// Whether a shift has a constant amount that is in range in every lane.
///
/// # Safety
/// `shift` must be a shift.
unsafe fn is_defined_shift(shift: LLVMValueRef) -> bool {
    // SAFETY: the second operand of a shift is an integer or a vector of them; a constant of it has an element for each lane.
    unsafe {
        let amount = LLVMGetOperand(shift, 1);
        let ty = LLVMTypeOf(amount);
        let width = u64::from(LLVMGetIntTypeWidth(scalar(ty)));
        let is_small = |lane: LLVMValueRef| {
            !lane.is_null()
                && !LLVMIsAConstantInt(lane).is_null()
                && LLVMGetIntTypeWidth(LLVMTypeOf(lane)) <= 64
                && LLVMConstIntGetZExtValue(lane) < width
        };
        if LLVMGetTypeKind(ty) != LLVMTypeKind::LLVMVectorTypeKind {
            return is_small(amount);
        }
        LLVMIsConstant(amount) != 0
            && (0..LLVMGetVectorSize(ty)).all(|lane| is_small(LLVMGetAggregateElement(amount, lane)))
    }
}

/// Whether the amount of a shift is below the width.
///
/// # Safety
/// `shift` must be a shift, and the builder be positioned after it.
unsafe fn shift(builder: LLVMBuilderRef, shift: LLVMValueRef) -> LLVMValueRef {
    // SAFETY: the second operand of a shift is an integer or a vector of them.
    unsafe {
        let amount = LLVMGetOperand(shift, 1);
        let ty = LLVMTypeOf(amount);
        let element = scalar(ty);
        let width = splat(ty, LLVMConstInt(element, LLVMGetIntTypeWidth(element).into(), 0));
        LLVMBuildICmp(builder, LLVMIntPredicate::LLVMIntULT, amount, width, c"".as_ptr())
    }
}

/// Whether the integer type of a conversion can represent the number, rounded to zero.
///
/// # Safety
/// `conversion` must be `fptosi` or `fptoui`, and the builder be positioned after it.
unsafe fn conversion(builder: LLVMBuilderRef, conversion: LLVMValueRef) -> LLVMValueRef {
    // SAFETY: the operand is a floating-point number or a vector of them; the constants have its type.
    unsafe {
        let number = LLVMGetOperand(conversion, 0);
        let ty = LLVMTypeOf(number);
        let width = LLVMGetIntTypeWidth(scalar(LLVMTypeOf(conversion))) as i32;
        let is_signed = LLVMGetInstructionOpcode(conversion) == LLVMOpcode::LLVMFPToSI;
        let (precision, largest) = match LLVMGetTypeKind(scalar(ty)) {
            LLVMTypeKind::LLVMHalfTypeKind => (11, 65504.0),
            LLVMTypeKind::LLVMFloatTypeKind => (24, f64::from(f32::MAX)),
            _ => (53, f64::MAX),
        };
        let bound = |bound: f64| splat(ty, LLVMConstReal(scalar(ty), bound));
        let high = 2f64.powi(if is_signed { width - 1 } else { width });
        let low = if is_signed { -high } else { 0.0 };
        // All numbers above `low - 1` round to `low`. If the type cannot represent that bound, no number lies in between, unless it
        // is infinite.
        let (below, above) = if width <= precision || !is_signed || high > largest {
            (LLVMRealPredicate::LLVMRealOGT, low - 1.0)
        } else {
            (LLVMRealPredicate::LLVMRealOGE, low)
        };
        let is_above = LLVMBuildFCmp(builder, below, number, bound(above), c"".as_ptr());
        let is_below =
            LLVMBuildFCmp(builder, LLVMRealPredicate::LLVMRealOLT, number, bound(high), c"".as_ptr());
        LLVMBuildAnd(builder, is_above, is_below, c"".as_ptr())
    }
}
