//! Calls: callee, arguments, calling convention, operand bundles.

use super::{Context, Opcode, TailCallKind, Type, Value, ValueKind, ffi};
use crate::error::{Error, Result};
use llvm_sys::core::*;
use llvm_sys::prelude::*;

impl<'c> Value<'c> {
    /// The value if it is a call of any form.
    pub(super) fn as_call(self) -> Option<LLVMValueRef> {
        self.opcode().is_some_and(Opcode::is_call).then(|| self.raw())
    }

    /// The callee of a call: a function, an alias, inline assembly, or a pointer.
    pub fn called_value(self) -> Option<Value<'c>> {
        // SAFETY: the value is alive and a call.
        self.as_call().and_then(|raw| unsafe { Self::from_raw(LLVMGetCalledValue(raw)) })
    }

    /// The directly called function, if its type is the call's function type.
    #[inline]
    pub fn called_function(self) -> Option<Value<'c>> {
        // SAFETY: the value is alive, and so is its callee; the shim checks that it is a call.
        unsafe { Self::from_raw(ffi::slt_called_function(self.raw())) }
    }

    /// The function type of a call.
    pub fn called_type(self) -> Option<Type<'c>> {
        // SAFETY: the value is alive and a call.
        self.as_call().and_then(|raw| unsafe { Type::from_raw(LLVMGetCalledFunctionType(raw)) })
    }

    /// Number of arguments of a call.
    #[inline]
    pub fn arg_count(self) -> u32 {
        // SAFETY: the value is alive; the shim checks that it is a call.
        unsafe { ffi::slt_arg_count(self.raw()) }
    }

    /// An argument of a call.
    pub fn arg(self, index: u32) -> Option<Value<'c>> {
        // The arguments are the first operands.
        if index < self.arg_count() { self.operand(index) } else { None }
    }

    /// The arguments of a call.
    pub fn args(self) -> impl ExactSizeIterator<Item = Value<'c>> {
        // SAFETY: the value is alive, and a call if it has arguments at all, which are its first operands.
        (0..self.arg_count()).map(move |i| unsafe { Self::from_non_null(ffi::slt_operand(self.raw(), i)) })
    }

    /// Calling convention of a function or call.
    pub fn calling_convention(self) -> Option<u32> {
        // SAFETY: the value is alive and of the kind that each function takes.
        match self.kind() {
            ValueKind::Function => Some(unsafe { LLVMGetFunctionCallConv(self.raw()) }),
            _ => self.as_call().map(|raw| unsafe { LLVMGetInstructionCallConv(raw) }),
        }
    }

    /// Sets the calling convention of a function or call; ignored for other values and for numbers above LLVM's maximum of 1023.
    pub fn set_calling_convention(self, convention: u32) {
        if convention > 1023 {
            return;
        }
        // SAFETY: the value is alive and of the kind that each function takes; the number is in range.
        match self.kind() {
            ValueKind::Function => unsafe { LLVMSetFunctionCallConv(self.raw(), convention) },
            _ => {
                if let Some(raw) = self.as_call() {
                    unsafe { LLVMSetInstructionCallConv(raw, convention) }
                }
            }
        }
    }

    /// Sets the tail call marker of a `call`; ignored for other values.
    pub fn set_tail_call_kind(self, kind: TailCallKind) {
        if let Some(raw) = self.if_opcode(Opcode::Call) {
            // SAFETY: the value is alive and a `call`.
            unsafe { LLVMSetTailCallKind(raw, kind.to_c()) }
        }
    }

    /// Replaces a call by the body of the function that it calls, and erases it; false if LLVM cannot.
    pub fn inline_call(self) -> bool {
        // SAFETY: the value is alive; the shim does nothing for what is no call.
        self.as_call().is_some_and(|call| unsafe { ffi::slt_inline_call(call) })
    }

    /// Whether inline assembly has side effects.
    pub fn has_side_effects(self) -> bool {
        // SAFETY: the value is alive and inline assembly.
        self.is(ValueKind::InlineAsm) && unsafe { LLVMGetInlineAsmHasSideEffects(self.raw()) != 0 }
    }

    /// Assembly text and constraints of inline assembly.
    pub fn inline_assembly(self) -> Option<(&'c [u8], &'c [u8])> {
        if !self.is(ValueKind::InlineAsm) {
            return None;
        }
        // SAFETY: the value is alive and inline assembly, which keeps its texts.
        unsafe {
            let text = super::text::bytes_from(|length| LLVMGetInlineAsmAsmString(self.raw(), length));
            let constraints =
                super::text::bytes_from(|length| LLVMGetInlineAsmConstraintString(self.raw(), length));
            Some((text.unwrap_or_default(), constraints.unwrap_or_default()))
        }
    }
}

impl Context {
    /// Inline assembly of a function type, in the AT&T dialect.
    ///
    /// # Errors
    /// Constraints that do not match the type.
    pub fn inline_assembly<'c>(
        &'c self,
        ty: Type<'c>,
        text: &[u8],
        constraints: &[u8],
        has_side_effects: bool,
    ) -> Result<Value<'c>> {
        if !are_whole(constraints) {
            return Err(Error::malformed("a constraint ends before its last letter"));
        }
        let (text, constraints) = ((text.as_ptr(), text.len()), (constraints.as_ptr(), constraints.len()));
        // SAFETY: the type is alive; the texts are given with their lengths; the shim checks type and constraints.
        let raw = unsafe {
            ffi::slt_inline_assembly(
                ty.raw(),
                text.0.cast(),
                text.1,
                constraints.0.cast(),
                constraints.1,
                has_side_effects,
            )
        };
        // SAFETY: the shim returns null or a value of the type's context.
        unsafe { Value::from_raw(raw) }
            .ok_or_else(|| Error::malformed(format!("the constraints do not fit the function type {ty}")))
    }
}

/// Whether all multi-letter constraints are complete: LLVM does not check for the end of the string.
fn are_whole(constraints: &[u8]) -> bool {
    constraints.split(|byte| *byte == b',').all(|constraint| {
        let mut rest = constraint;
        while let [first, behind @ ..] = rest {
            let letters = match (first, behind) {
                (b'^', _) => 2,
                (b'@', [digit @ b'0'..=b'9', ..]) => 1 + usize::from(digit - b'0'),
                (b'@', _) => return false,
                (b'{', _) => behind.iter().position(|byte| *byte == b'}').map_or(behind.len(), |end| end + 1),
                _ => 0,
            };
            let Some(left) = behind.get(letters..) else { return false };
            rest = left;
        }
        true
    })
}
