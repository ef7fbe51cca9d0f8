//! Values: kind, type, name, operands, users, and other properties of all values.

use super::text::{bytes_from, handle, take_message};
use super::{Type, ValueKind, ffi};
use llvm_sys::LLVMValue;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

handle! {
    /// Any value: a constant, a global, a parameter, an instruction, or metadata as an operand.
    Value, LLVMValue
}

impl<'c> Value<'c> {
    /// Its kind.
    #[inline]
    pub fn kind(self) -> ValueKind {
        // SAFETY: the value is alive.
        ValueKind::from_c(unsafe { super::ffi::slt_value_kind(self.raw()) })
    }

    #[inline]
    pub(super) fn is(self, kind: ValueKind) -> bool {
        self.kind() == kind
    }

    /// Its type; a pointer for globals.
    #[inline]
    pub fn ty(self) -> Type<'c> {
        // SAFETY: the value is alive and every value has a type, which lives as long.
        unsafe { Type::from_non_null(LLVMTypeOf(self.raw())) }
    }

    /// Its name as bytes; empty if unnamed.
    pub fn name_bytes(self) -> &'c [u8] {
        // SAFETY: the value is alive and keeps its name.
        unsafe { bytes_from(|length| LLVMGetValueName2(self.raw(), length)) }.unwrap_or_default()
    }

    /// Looks up the names of an instruction and of its successors, to bring them into the processor's caches. It has no other
    /// effect. Returns their total number of bytes.
    pub fn look_up_names(self, count: u32) -> usize {
        // SAFETY: the value is alive; the shim checks that it is an instruction and stops at the end of its block.
        unsafe { ffi::slt_look_up_names(self.raw(), count) }
    }

    /// Its name; empty if unnamed. Allocates only if it is not UTF-8.
    pub fn name(self) -> Cow<'c, str> {
        String::from_utf8_lossy(self.name_bytes())
    }

    /// Sets its name; an empty name is ignored, because names cost time. A number is appended to a name already in use.
    pub fn set_name(self, name: &str) {
        if !name.is_empty() {
            // SAFETY: the value is alive; the name is given with its length.
            unsafe { LLVMSetValueName2(self.raw(), name.as_ptr().cast(), name.len()) }
        }
    }

    /// Removes a value's name.
    pub fn clear_name(self) {
        // SAFETY: the value is alive; an empty name is not read.
        unsafe { LLVMSetValueName2(self.raw(), c"".as_ptr(), 0) }
    }

    /// Transfers another value's name to this one, if it has one.
    pub fn take_name_of(self, other: Value<'c>) {
        let name = other.name().into_owned();
        if !name.is_empty() {
            other.clear_name();
            self.clear_name();
            self.set_name(&name);
        }
    }

    /// Whether it is a constant, which includes globals.
    pub fn is_constant(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { LLVMIsConstant(self.raw()) != 0 }
    }

    /// Whether it belongs to one function: an instruction, a parameter or a block.
    pub fn is_local(self) -> bool {
        matches!(self.kind(), ValueKind::Instruction | ValueKind::Argument | ValueKind::Block)
    }

    /// Whether it is an instruction.
    pub fn is_instruction(self) -> bool {
        self.is(ValueKind::Instruction)
    }

    /// Whether it is a function.
    pub fn is_function(self) -> bool {
        self.is(ValueKind::Function)
    }

    /// Whether an operand is a function or a constant expression.
    pub fn refers_to_code(self) -> bool {
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { ffi::slt_refers_to_code(self.raw()) }
    }

    /// Number of operands; 0 for values without operands.
    #[inline]
    pub fn operand_count(self) -> u32 {
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { ffi::slt_operand_count(self.raw()) }
    }

    /// One operand, in LLVM's order: the callee of a call comes last, the targets of a branch reversed.
    #[inline]
    pub fn operand(self, index: u32) -> Option<Value<'c>> {
        // SAFETY: the value is alive, and so is its operand; the shim checks that there is one.
        unsafe { Self::from_raw(ffi::slt_operand(self.raw(), index)) }
    }

    /// All operands in LLVM's order.
    #[inline]
    pub fn operands(self) -> impl ExactSizeIterator<Item = Value<'c>> {
        // SAFETY: the value is alive and has each operand that it counts; none is null in a parsed module.
        (0..self.operand_count())
            .map(move |i| unsafe { Self::from_non_null(ffi::slt_operand(self.raw(), i)) })
    }

    /// Replaces an operand.
    ///
    /// Returns false if the index is out of range or the types differ.
    pub fn set_operand(self, index: u32, value: Value<'c>) -> bool {
        let fits = self.operand(index).is_some_and(|old| old.ty() == value.ty());
        if fits {
            // SAFETY: both values are alive; the operand exists and has the same type.
            unsafe { LLVMSetOperand(self.raw(), index, value.raw()) }
        }
        fits
    }

    /// The users of this value, one for each use; the latest use comes first.
    pub fn users(self) -> impl Iterator<Item = Value<'c>> {
        // SAFETY: the value is alive.
        Uses { next: unsafe { LLVMGetFirstUse(self.raw()) }, context: PhantomData }
    }

    /// Whether it has uses.
    pub fn is_used(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMGetFirstUse(self.raw()).is_null() }
    }

    /// Replaces all uses by another value of the same type.
    ///
    /// Returns false and changes nothing if the types differ or the values are the same.
    pub fn replace_all_uses_with(self, value: Value<'c>) -> bool {
        let fits = self != value && self.ty() == value.ty();
        if fits {
            // SAFETY: both values are alive, different, and of one type.
            unsafe { LLVMReplaceAllUsesWith(self.raw(), value.raw()) }
        }
        fits
    }

    /// Erases and frees an instruction, function, variable, alias or ifunc, which must not be used again.
    ///
    /// Returns false and changes nothing for other values and while the value has uses.
    pub fn erase(self) -> bool {
        if self.is_used() {
            return false;
        }
        // SAFETY: the value is alive and unused; the shim checks its kind.
        unsafe { ffi::slt_erase(self.raw()) }
    }

    /// Erases a global as [`Value::erase`] does, with the constant expressions over it that nothing uses, which LLVM keeps; neither must be
    /// used again.
    pub fn erase_with_constants(self) -> bool {
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { ffi::slt_remove_dead_constants(self.raw()) };
        self.erase()
    }

    /// Moves a function or module-scope variable after all others of its module. Returns false and changes nothing for other
    /// values.
    pub fn move_global_last(self) -> bool {
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { ffi::slt_move_global_last(self.raw()) }
    }

    /// Puts a function without a body in the place of another one with as many parameters: its body, name, linkage, metadata, and the
    /// attributes of what has the same type. Uses of the other one and of its parameters stay; false, with nothing done, for other
    /// values.
    pub fn take_over(self, from: Value<'c>) -> bool {
        // SAFETY: both values are alive; the shim checks their kind and that they are of one module.
        unsafe { ffi::slt_take_over(self.raw(), from.raw()) }
    }
}

impl Value<'_> {
    /// Moves the body of another function of the module to this one, which has none; its parameters stay in use. False, with nothing done, for
    /// other values.
    pub fn move_body_from(self, from: Self) -> bool {
        // SAFETY: both values are alive; the shim checks their kind and that they are of one module.
        unsafe { ffi::slt_move_body(self.raw(), from.raw()) }
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the value is alive; the text is a message that we must free.
        let text = unsafe { take_message(LLVMPrintValueToString(self.raw())) };
        f.write_str(text.trim())
    }
}

/// The users of a value.
struct Uses<'c> {
    next: LLVMUseRef,
    context: PhantomData<&'c ()>,
}

impl<'c> Iterator for Uses<'c> {
    type Item = Value<'c>;

    fn next(&mut self) -> Option<Value<'c>> {
        if self.next.is_null() {
            return None;
        }
        // SAFETY: the use belongs to a value that is alive, and so is its user.
        unsafe {
            let user = Value::from_raw(LLVMGetUser(self.next));
            self.next = LLVMGetNextUse(self.next);
            user
        }
    }
}
