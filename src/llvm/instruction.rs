//! Instructions: opcode, predicate, flags, control flow, and operands that are not values.

use super::{Block, FloatPredicate, IntPredicate, Opcode, Type, Value, ValueKind, ffi};
use llvm_sys::LLVMOpcode;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use smallvec::SmallVec;

impl<'c> Value<'c> {
    /// Opcode of an instruction; `None` for other values.
    #[inline]
    pub fn opcode(self) -> Option<Opcode> {
        let mut opcode = LLVMOpcode::LLVMRet;
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { ffi::slt_opcode(self.raw(), &mut opcode) }.then(|| Opcode::from_c(opcode))
    }

    /// The value if it is an instruction of this opcode.
    #[inline]
    pub(super) fn if_opcode(self, opcode: Opcode) -> Option<LLVMValueRef> {
        (self.opcode() == Some(opcode)).then(|| self.raw())
    }

    /// The next instruction of its block.
    pub fn next_instruction(self) -> Option<Value<'c>> {
        if !self.is_instruction() {
            return None;
        }
        // SAFETY: the value is alive and an instruction.
        unsafe { Self::from_raw(LLVMGetNextInstruction(self.raw())) }
    }

    /// The function of an instruction.
    pub fn function(self) -> Option<Value<'c>> {
        self.block()?.function()
    }

    /// Predicate of `icmp`.
    pub fn int_predicate(self) -> Option<IntPredicate> {
        // SAFETY: the value is alive and an `icmp`.
        self.if_opcode(Opcode::ICmp).map(|raw| IntPredicate::from_c(unsafe { LLVMGetICmpPredicate(raw) }))
    }

    /// Predicate of `fcmp`.
    pub fn float_predicate(self) -> Option<FloatPredicate> {
        // SAFETY: the value is alive and an `fcmp`.
        self.if_opcode(Opcode::FCmp).map(|raw| FloatPredicate::from_c(unsafe { LLVMGetFCmpPredicate(raw) }))
    }

    /// Poison-generating flags of an instruction or constant expression, as bits of [`flags`](super::flags).
    pub fn flags(self) -> u32 {
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { ffi::slt_flags(self.raw()) }
    }

    /// Sets exactly these poison-generating flags.
    ///
    /// Returns false if the instruction does not support one of them; the others are set.
    pub fn set_flags(self, flags: u32) -> bool {
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { ffi::slt_set_flags(self.raw(), flags) }
    }

    /// Fast-math flags, as bits of [`fast_math`](super::fast_math); 0 for values without such flags.
    pub fn fast_math(self) -> u32 {
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { ffi::slt_fast_math(self.raw()) }
    }

    /// Whether an instruction supports fast-math flags.
    pub fn can_have_fast_math(self) -> bool {
        // SAFETY: the value is alive.
        self.is_instruction() && unsafe { LLVMCanValueUseFastMathFlags(self.raw()) != 0 }
    }

    /// Sets exactly these fast-math flags; returns false if the instruction does not support them.
    pub fn set_fast_math(self, flags: u32) -> bool {
        let fits = self.can_have_fast_math();
        if fits {
            // SAFETY: the value is alive and can have the flags.
            unsafe {
                ffi::slt_clear_fast_math(self.raw());
                LLVMSetFastMathFlags(self.raw(), flags & super::fast_math::FAST)
            }
        }
        fits
    }

    /// Source element type of a `getelementptr`, instruction or constant expression.
    pub fn gep_source_type(self) -> Option<Type<'c>> {
        let is_gep = match self.kind() {
            ValueKind::Instruction => self.opcode() == Some(Opcode::GetElementPtr),
            _ => self.constant_opcode() == Some(Opcode::GetElementPtr),
        };
        // SAFETY: the value is alive and an element pointer.
        if is_gep { unsafe { Type::from_raw(LLVMGetGEPSourceElementType(self.raw())) } } else { None }
    }

    /// Indices of `extractvalue` and `insertvalue`; empty for other values.
    pub fn value_indices(self) -> &'c [u32] {
        if !matches!(self.opcode(), Some(Opcode::ExtractValue | Opcode::InsertValue)) {
            return &[];
        }
        // SAFETY: the value is alive and of a kind that has indices, which it keeps.
        unsafe {
            let (first, count) = (LLVMGetIndices(self.raw()), LLVMGetNumIndices(self.raw()));
            if first.is_null() { &[] } else { std::slice::from_raw_parts(first, count as usize) }
        }
    }

    /// Mask of `shufflevector`, -1 for poison; `None` for other values.
    pub fn shuffle_mask(self) -> Option<SmallVec<[i32; 16]>> {
        let raw = self.if_opcode(Opcode::ShuffleVector)?;
        // SAFETY: the value is alive, a shuffle, and has each lane that it counts.
        unsafe {
            let count = LLVMGetNumMaskElements(raw);
            Some((0..count).map(|lane| LLVMGetMaskValue(raw, lane)).collect())
        }
    }

    /// Condition of a conditional branch, or selector of a switch.
    pub fn condition(self) -> Option<Value<'c>> {
        match self.opcode()? {
            Opcode::Switch => self.operand(0),
            // SAFETY: the value is alive and a branch; a conditional one has a condition.
            Opcode::Br if unsafe { LLVMIsConditional(self.raw()) != 0 } => unsafe {
                Self::from_raw(LLVMGetCondition(self.raw()))
            },
            _ => None,
        }
    }

    /// Successors of a terminator: the true target before the false one, a switch's default first.
    pub fn successors(self) -> impl Iterator<Item = Block<'c>> {
        let is_terminator = self.opcode().is_some_and(Opcode::is_terminator);
        // SAFETY: the value is alive, a terminator, and has each successor that it counts.
        let count = if is_terminator { unsafe { LLVMGetNumSuccessors(self.raw()) } } else { 0 };
        (0..count).filter_map(move |i| unsafe { Block::from_raw(LLVMGetSuccessor(self.raw(), i)) })
    }

    /// Default target of a switch.
    pub fn switch_default(self) -> Option<Block<'c>> {
        // SAFETY: the value is alive and a switch.
        self.if_opcode(Opcode::Switch)
            .and_then(|raw| unsafe { Block::from_raw(LLVMGetSwitchDefaultDest(raw)) })
    }

    /// Cases of a switch: an integer constant of any width, and its target. Empty for other values.
    pub fn switch_cases(self) -> impl Iterator<Item = (Value<'c>, Block<'c>)> {
        let raw = self.if_opcode(Opcode::Switch);
        // SAFETY: the value is alive and a switch; successor 0 is the default, the case before it has its number.
        let count = raw.map_or(0, |raw| unsafe { LLVMGetNumSuccessors(raw) });
        (1..count).filter_map(move |i| unsafe {
            let value = Self::from_raw(LLVMGetSwitchCaseValue(self.raw(), i))?;
            Some((value, Block::from_raw(LLVMGetSuccessor(self.raw(), i))?))
        })
    }

    /// Number of incoming values of a phi.
    pub fn incoming_count(self) -> u32 {
        // SAFETY: the value is alive and a phi.
        self.if_opcode(Opcode::Phi).map_or(0, |raw| unsafe { LLVMCountIncoming(raw) })
    }

    /// Incoming values of a phi, each with its block. Empty for other values.
    pub fn incoming(self) -> impl Iterator<Item = (Value<'c>, Block<'c>)> {
        // SAFETY: the value is alive, a phi, and has each pair that it counts.
        (0..self.incoming_count()).filter_map(move |i| unsafe {
            let value = Self::from_raw(LLVMGetIncomingValue(self.raw(), i))?;
            Some((value, Block::from_raw(LLVMGetIncomingBlock(self.raw(), i))?))
        })
    }

    /// Adds an incoming value to a phi.
    ///
    /// Returns false and changes nothing if it is not a phi or the type differs.
    pub fn add_incoming(self, value: Value<'c>, block: Block<'c>) -> bool {
        let Some(raw) = self.if_opcode(Opcode::Phi).filter(|_| value.ty() == self.ty()) else { return false };
        // SAFETY: all three are alive; the value has the phi's type.
        unsafe { LLVMAddIncoming(raw, &mut value.raw(), &mut block.raw(), 1) }
        true
    }

    /// Adds a case to a switch.
    ///
    /// Returns false and changes nothing if it is not a switch, or the value is not an integer constant of the selector's type.
    pub fn add_case(self, value: Value<'c>, target: Block<'c>) -> bool {
        let fits = value.is(ValueKind::Int) && self.condition().is_some_and(|c| c.ty() == value.ty());
        match self.if_opcode(Opcode::Switch).filter(|_| fits) {
            Some(raw) => {
                // SAFETY: all three are alive; the value is a constant of the selector's type.
                unsafe { LLVMAddCase(raw, value.raw(), target.raw()) }
                true
            }
            None => false,
        }
    }
}
