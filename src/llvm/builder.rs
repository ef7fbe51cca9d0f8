//! Building of exactly the requested instructions.
//!
//! Rules of this file: no operation is folded, not even on constants, nor a cast to the same type; operands are checked, and misuse
//! that LLVM would assert on is an error; instructions are unnamed.

use super::{Block, Context, FloatPredicate, IntPredicate, Metadata, Opcode, Type, Value, ffi};
use crate::error::{Error, Result};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use std::ffi::{c_char, c_uint};
use std::marker::PhantomData;

/// The empty name.
const NO_NAME: *const c_char = c"".as_ptr();

/// Appends instructions to a block, or inserts them before one.
#[derive(Debug)]
pub struct Builder<'c> {
    raw: LLVMBuilderRef,
    context: PhantomData<&'c Context>,
}

impl Context {
    /// A builder without a position.
    pub fn builder(&self) -> Builder<'_> {
        // SAFETY: the context is alive and outlives the builder.
        Builder { raw: unsafe { ffi::slt_builder_create(self.raw()) }, context: PhantomData }
    }
}

impl Drop for Builder<'_> {
    fn drop(&mut self) {
        // SAFETY: the builder came from the shim and is disposed of once, here.
        unsafe { ffi::slt_builder_dispose(self.raw) }
    }
}

/// The error for operands that an instruction does not accept.
#[cold]
pub(super) fn unfit(opcode: Opcode, operands: &[Value<'_>]) -> Error {
    let types: Vec<String> = operands.iter().map(|value| value.ty().to_string()).collect();
    Error::malformed(format!("{opcode:?} cannot take operands of types {}", types.join(", ")))
}

/// Checks a condition on an instruction's operands.
pub(super) fn check(fits: bool, opcode: Opcode, operands: &[Value<'_>]) -> Result<()> {
    if fits { Ok(()) } else { Err(unfit(opcode, operands)) }
}

/// Whether a type is an integer or a vector of integers.
fn is_int(ty: Type<'_>) -> bool {
    ty.scalar().is_int()
}

/// Whether a type is a floating-point type or a vector of them.
fn is_float(ty: Type<'_>) -> bool {
    ty.scalar().is_float()
}

impl<'c> Builder<'c> {
    /// Positions the builder at the end of a block.
    pub fn position_at_end(&self, block: Block<'c>) {
        // SAFETY: builder and block are alive.
        unsafe { LLVMPositionBuilderAtEnd(self.raw, block.raw()) }
    }

    /// Positions the builder before an instruction; returns false if the value is not an instruction in a block.
    pub fn position_before(&self, instruction: Value<'c>) -> bool {
        let fits = instruction.block().is_some();
        if fits {
            // SAFETY: builder and instruction are alive; the instruction is in a block.
            unsafe { LLVMPositionBuilderBefore(self.raw, instruction.raw()) }
        }
        fits
    }

    /// The block of the next instruction.
    pub fn block(&self) -> Option<Block<'c>> {
        // SAFETY: the builder is alive.
        unsafe { Block::from_raw(LLVMGetInsertBlock(self.raw)) }
    }

    /// Sets the debug location of the following instructions; `None` clears it.
    ///
    /// Returns false and changes nothing if the metadata is not a location.
    pub fn set_debug_location(&self, location: Option<Metadata<'c>>) -> bool {
        let raw = match location {
            Some(location) if location.location_place().is_none() => return false,
            Some(location) => location.raw(),
            None => std::ptr::null_mut(),
        };
        // SAFETY: builder and location are alive; null means none.
        unsafe { LLVMSetCurrentDebugLocation2(self.raw, raw) }
        true
    }

    /// LLVM's builder, if it is positioned in a block of a function.
    pub(super) fn ready(&self) -> Result<LLVMBuilderRef> {
        match self.block().and_then(Block::function) {
            Some(_) => Ok(self.raw),
            None => Err(Error::internal("the builder stands in no function")),
        }
    }

    /// Wraps an instruction from the shim; null becomes an error.
    ///
    /// # Safety
    /// `raw` is null or an instruction of this context.
    pub(super) unsafe fn built(
        raw: LLVMValueRef,
        opcode: Opcode,
        operands: &[Value<'c>],
    ) -> Result<Value<'c>> {
        // SAFETY: the caller vouches for it.
        unsafe { Value::from_raw(raw) }.ok_or_else(|| unfit(opcode, operands))
    }

    /// A binary operation.
    ///
    /// # Errors
    /// If the opcode is not a binary operation, or the operand types differ or are invalid for it.
    pub fn binary(&self, opcode: Opcode, left: Value<'c>, right: Value<'c>) -> Result<Value<'c>> {
        let ty = left.ty();
        let fits = (opcode.is_int_binary() && is_int(ty)) || (opcode.is_float_binary() && is_float(ty));
        check(fits && ty == right.ty(), opcode, &[left, right])?;
        let builder = self.ready()?;
        // SAFETY: everything is alive; the operands fit the opcode.
        unsafe {
            let raw = LLVMBuildBinOp(builder, opcode.to_c(), left.raw(), right.raw(), NO_NAME);
            Self::built(raw, opcode, &[left, right])
        }
    }

    /// `fneg`.
    ///
    /// # Errors
    /// If the operand is not floating-point.
    pub fn fneg(&self, value: Value<'c>) -> Result<Value<'c>> {
        check(is_float(value.ty()), Opcode::FNeg, &[value])?;
        let builder = self.ready()?;
        // SAFETY: everything is alive; the operand is floating-point.
        unsafe { Self::built(LLVMBuildFNeg(builder, value.raw(), NO_NAME), Opcode::FNeg, &[value]) }
    }

    /// `freeze`.
    ///
    /// # Errors
    /// If the operand's type is not first class.
    pub fn freeze(&self, value: Value<'c>) -> Result<Value<'c>> {
        check(value.ty().can_be_variable(), Opcode::Freeze, &[value])?;
        let builder = self.ready()?;
        // SAFETY: everything is alive; the operand is a first-class value.
        unsafe { Self::built(LLVMBuildFreeze(builder, value.raw(), NO_NAME), Opcode::Freeze, &[value]) }
    }

    /// `icmp`.
    ///
    /// # Errors
    /// If the types differ or are neither integers nor pointers.
    pub fn icmp(&self, predicate: IntPredicate, left: Value<'c>, right: Value<'c>) -> Result<Value<'c>> {
        let ty = left.ty();
        let fits = is_int(ty) || ty.is_pointer_or_pointers();
        check(fits && ty == right.ty(), Opcode::ICmp, &[left, right])?;
        let builder = self.ready()?;
        // SAFETY: everything is alive; the operands fit.
        unsafe {
            let raw = LLVMBuildICmp(builder, predicate.to_c(), left.raw(), right.raw(), NO_NAME);
            Self::built(raw, Opcode::ICmp, &[left, right])
        }
    }

    /// `fcmp`.
    ///
    /// # Errors
    /// If the types differ or are not floating-point.
    pub fn fcmp(&self, predicate: FloatPredicate, left: Value<'c>, right: Value<'c>) -> Result<Value<'c>> {
        check(is_float(left.ty()) && left.ty() == right.ty(), Opcode::FCmp, &[left, right])?;
        let builder = self.ready()?;
        // SAFETY: everything is alive; the operands fit.
        unsafe {
            let raw = LLVMBuildFCmp(builder, predicate.to_c(), left.raw(), right.raw(), NO_NAME);
            Self::built(raw, Opcode::FCmp, &[left, right])
        }
    }

    /// A cast, which may be a no-op such as a `bitcast` between pointers.
    ///
    /// # Errors
    /// If the opcode is not a cast or does not convert between the types.
    pub fn cast(&self, opcode: Opcode, value: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
        let builder = self.ready()?;
        // SAFETY: everything is alive; the shim checks that opcode and types fit.
        let raw = unsafe { ffi::slt_build_cast(builder, opcode.to_c() as c_uint, value.raw(), ty.raw()) };
        // SAFETY: the shim returns null or a new instruction.
        unsafe { Value::from_raw(raw) }.ok_or_else(|| {
            Error::unsupported(format!("{opcode:?} does not lead from {} to {ty}", value.ty()))
        })
    }

    /// `select`.
    ///
    /// # Errors
    /// If the condition is neither a boolean nor a vector of as many booleans as the values have elements, or the values differ in
    /// type.
    pub fn select(&self, condition: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Result<Value<'c>> {
        let builder = self.ready()?;
        // SAFETY: everything is alive; the shim checks the operands.
        unsafe {
            let raw = ffi::slt_build_select(builder, condition.raw(), yes.raw(), no.raw());
            Self::built(raw, Opcode::Select, &[condition, yes, no])
        }
    }

    /// A `phi` without incoming values; [`Value::add_incoming`] adds them.
    ///
    /// # Errors
    /// If the type is not first class.
    pub fn phi(&self, ty: Type<'c>) -> Result<Value<'c>> {
        if !ty.can_be_variable() {
            return Err(Error::malformed(format!("no phi of type {ty}")));
        }
        let builder = self.ready()?;
        // SAFETY: everything is alive; the type is first class.
        unsafe { Self::built(LLVMBuildPhi(builder, ty.raw(), NO_NAME), Opcode::Phi, &[]) }
    }

    /// `alloca`. Without a count it has one element; with alignment 0 it has the data layout's preferred alignment.
    ///
    /// # Errors
    /// If the type is unsized, or the count is not an integer.
    pub fn alloca(
        &self,
        ty: Type<'c>,
        count: Option<Value<'c>>,
        address_space: u32,
        alignment_bytes: u64,
    ) -> Result<Value<'c>> {
        let builder = self.ready()?;
        let count = count.map_or(std::ptr::null_mut(), |count| count.raw());
        // SAFETY: everything is alive; the shim checks type and count; null means one element.
        let raw = unsafe { ffi::slt_build_alloca(builder, ty.raw(), count, address_space, alignment_bytes) };
        // SAFETY: the shim returns null or a new instruction.
        unsafe { Value::from_raw(raw) }
            .ok_or_else(|| Error::malformed(format!("no stack variable of type {ty}, or a bad count")))
    }

    /// `load` with the data layout's alignment; [`Value::set_alignment`], `set_volatile` and `set_ordering` change its properties.
    ///
    /// # Errors
    /// If the type is unsized or the operand is not a pointer.
    pub fn load(&self, ty: Type<'c>, pointer: Value<'c>) -> Result<Value<'c>> {
        check(ty.is_sized() && pointer.ty().is_pointer(), Opcode::Load, &[pointer])?;
        let builder = self.ready()?;
        // SAFETY: everything is alive; type and pointer fit.
        unsafe {
            Self::built(LLVMBuildLoad2(builder, ty.raw(), pointer.raw(), NO_NAME), Opcode::Load, &[pointer])
        }
    }

    /// `store` with the data layout's alignment.
    ///
    /// # Errors
    /// If the value's type is unsized or the other operand is not a pointer.
    pub fn store(&self, value: Value<'c>, pointer: Value<'c>) -> Result<Value<'c>> {
        let fits = value.ty().is_sized() && pointer.ty().is_pointer();
        check(fits, Opcode::Store, &[value, pointer])?;
        let builder = self.ready()?;
        // SAFETY: everything is alive; value and pointer fit.
        unsafe {
            let raw = LLVMBuildStore(builder, value.raw(), pointer.raw());
            Self::built(raw, Opcode::Store, &[value, pointer])
        }
    }

    /// `getelementptr`; `flags` as in [`flags`](super::flags).
    ///
    /// # Errors
    /// If the base is not a pointer or the indices do not match the source element type.
    pub fn gep(
        &self,
        source: Type<'c>,
        base: Value<'c>,
        indices: &[Value<'c>],
        flags: u32,
    ) -> Result<Value<'c>> {
        let builder = self.ready()?;
        let first = indices.as_ptr().cast_mut().cast();
        // SAFETY: everything is alive; the shim checks types and indices; the list is given with its length.
        let raw =
            unsafe { ffi::slt_build_gep(builder, source.raw(), base.raw(), first, indices.len(), flags) };
        // SAFETY: the shim returns null or a new instruction.
        unsafe { Value::from_raw(raw) }.ok_or_else(|| {
            Error::unsupported(format!("the indices do not fit type {source}, or the base is no pointer"))
        })
    }

    /// `extractelement`.
    ///
    /// # Errors
    /// If the operands are not a vector and an integer.
    pub fn extract_element(&self, vector: Value<'c>, index: Value<'c>) -> Result<Value<'c>> {
        let builder = self.ready()?;
        // SAFETY: everything is alive; the shim checks the operands.
        unsafe {
            let raw = ffi::slt_build_extract_element(builder, vector.raw(), index.raw());
            Self::built(raw, Opcode::ExtractElement, &[vector, index])
        }
    }

    /// `insertelement`.
    ///
    /// # Errors
    /// If the operands are not a vector, its element, and an integer.
    pub fn insert_element(
        &self,
        vector: Value<'c>,
        element: Value<'c>,
        index: Value<'c>,
    ) -> Result<Value<'c>> {
        let builder = self.ready()?;
        // SAFETY: everything is alive; the shim checks the operands.
        unsafe {
            let raw = ffi::slt_build_insert_element(builder, vector.raw(), element.raw(), index.raw());
            Self::built(raw, Opcode::InsertElement, &[vector, element, index])
        }
    }

    /// `shufflevector`; -1 in the mask is poison.
    ///
    /// # Errors
    /// If the operands are not vectors of one type, or the mask is empty or has an index out of range.
    pub fn shuffle_vector(&self, left: Value<'c>, right: Value<'c>, mask: &[i32]) -> Result<Value<'c>> {
        let builder = self.ready()?;
        // SAFETY: everything is alive; the shim checks the operands; the mask is given with its length.
        unsafe {
            let raw = ffi::slt_build_shuffle(builder, left.raw(), right.raw(), mask.as_ptr(), mask.len());
            Self::built(raw, Opcode::ShuffleVector, &[left, right])
        }
    }

    /// `extractvalue`.
    ///
    /// # Errors
    /// If the indices do not select a part of the aggregate.
    pub fn extract_value(&self, aggregate: Value<'c>, indices: &[u32]) -> Result<Value<'c>> {
        let builder = self.ready()?;
        // SAFETY: everything is alive; the shim checks the indices, given with their number.
        unsafe {
            let raw = ffi::slt_build_extract_value(builder, aggregate.raw(), indices.as_ptr(), indices.len());
            Self::built(raw, Opcode::ExtractValue, &[aggregate])
        }
    }

    /// `insertvalue`.
    ///
    /// # Errors
    /// If the indices do not select a part of the aggregate with the element's type.
    pub fn insert_value(
        &self,
        aggregate: Value<'c>,
        element: Value<'c>,
        indices: &[u32],
    ) -> Result<Value<'c>> {
        let builder = self.ready()?;
        let (first, count) = (indices.as_ptr(), indices.len());
        // SAFETY: everything is alive; the shim checks the indices, given with their number.
        unsafe {
            let raw = ffi::slt_build_insert_value(builder, aggregate.raw(), element.raw(), first, count);
            Self::built(raw, Opcode::InsertValue, &[aggregate, element])
        }
    }

    /// `call` through a function type, with a calling convention.
    ///
    /// # Errors
    /// If the callee is not a pointer or the arguments do not match the function type.
    pub fn call(
        &self,
        ty: Type<'c>,
        callee: Value<'c>,
        arguments: &[Value<'c>],
        calling_convention: u32,
    ) -> Result<Value<'c>> {
        let builder = self.ready()?;
        let (first, count) = (arguments.as_ptr().cast_mut().cast(), arguments.len());
        let convention = calling_convention & 1023;
        // SAFETY: everything is alive; the shim checks callee and arguments; the list is given with its length.
        unsafe {
            let raw = ffi::slt_build_call(builder, ty.raw(), callee.raw(), first, count, convention);
            Value::from_raw(raw)
        }
        .ok_or_else(|| Error::malformed(format!("the arguments of a call do not fit the function type {ty}")))
    }

    /// `call` of a function, through its own type and with its own calling convention.
    ///
    /// # Errors
    /// If the value is not a function or the arguments do not match its type.
    pub fn call_function(&self, function: Value<'c>, arguments: &[Value<'c>]) -> Result<Value<'c>> {
        match (function.value_type(), function.calling_convention()) {
            (Some(ty), Some(convention)) => self.call(ty, function, arguments, convention),
            _ => Err(Error::malformed(format!("{function} is no function"))),
        }
    }

    /// `br`.
    ///
    /// # Errors
    /// If the builder is not in a function.
    pub fn br(&self, target: Block<'c>) -> Result<Value<'c>> {
        let builder = self.ready()?;
        // SAFETY: everything is alive.
        unsafe { Self::built(LLVMBuildBr(builder, target.raw()), Opcode::Br, &[]) }
    }

    /// Conditional `br`.
    ///
    /// # Errors
    /// If the condition is not a boolean.
    pub fn cond_br(&self, condition: Value<'c>, yes: Block<'c>, no: Block<'c>) -> Result<Value<'c>> {
        check(condition.ty().int_bits() == Some(1), Opcode::Br, &[condition])?;
        let builder = self.ready()?;
        // SAFETY: everything is alive; the condition is a boolean.
        unsafe {
            let raw = LLVMBuildCondBr(builder, condition.raw(), yes.raw(), no.raw());
            Self::built(raw, Opcode::Br, &[condition])
        }
    }

    /// `switch` without cases; [`Value::add_case`] adds them.
    ///
    /// # Errors
    /// If the selector is not an integer.
    pub fn switch(&self, selector: Value<'c>, default: Block<'c>, cases: u32) -> Result<Value<'c>> {
        check(selector.ty().is_int(), Opcode::Switch, &[selector])?;
        let builder = self.ready()?;
        // The number of cases only reserves memory; the limit protects against malicious input.
        let reserved = cases.min(1 << 16);
        // SAFETY: everything is alive; the selector is an integer.
        unsafe {
            let raw = LLVMBuildSwitch(builder, selector.raw(), default.raw(), reserved);
            Self::built(raw, Opcode::Switch, &[selector])
        }
    }

    /// `ret`, with or without a value.
    ///
    /// # Errors
    /// If the value's type is not the function's result type.
    pub fn ret(&self, value: Option<Value<'c>>) -> Result<Value<'c>> {
        let builder = self.ready()?;
        let result =
            self.block().and_then(Block::function).and_then(Value::value_type).and_then(Type::return_type);
        let fits = match value {
            Some(value) => Some(value.ty()) == result,
            None => result.is_some_and(Type::is_void),
        };
        check(fits, Opcode::Ret, value.as_slice())?;
        // SAFETY: everything is alive; the value has the function's result type.
        unsafe {
            let raw = match value {
                Some(value) => LLVMBuildRet(builder, value.raw()),
                None => LLVMBuildRetVoid(builder),
            };
            Self::built(raw, Opcode::Ret, &[])
        }
    }

    /// `unreachable`.
    ///
    /// # Errors
    /// If the builder is not in a function.
    pub fn unreachable(&self) -> Result<Value<'c>> {
        let builder = self.ready()?;
        // SAFETY: everything is alive.
        unsafe { Self::built(LLVMBuildUnreachable(builder), Opcode::Unreachable, &[]) }
    }
}
