//! Spec: "Atomic Instructions".
//!
//! The reader lowers an atomic instruction to a call, which preserves scope and semantics. The writer lowers LLVM's own atomic
//! instructions by [`RMW`], [`ORDERINGS`] and [`SCOPES`].

use super::Form;
use super::form::{Row, call, row};
use crate::llvm::{AtomicOperation as B, Ordering};
use crate::spirv::{Opcode, extensions, op};
use rspirv::spirv::{MemorySemantics, Scope};

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::AtomicLoad, Form::Call(call())),
    row(op::AtomicStore, Form::Call(call())),
    row(op::AtomicExchange, Form::Call(call())),
    row(op::AtomicCompareExchange, Form::Call(call())),
    row(op::AtomicCompareExchangeWeak, Form::Call(call())),
    row(op::AtomicIIncrement, Form::Call(call())),
    row(op::AtomicIDecrement, Form::Call(call())),
    row(op::AtomicIAdd, Form::Call(call())),
    row(op::AtomicISub, Form::Call(call())),
    row(op::AtomicSMin, Form::Call(call())),
    row(op::AtomicUMin, Form::Call(call().unsigned(&[0, 3]))),
    row(op::AtomicSMax, Form::Call(call())),
    row(op::AtomicUMax, Form::Call(call().unsigned(&[0, 3]))),
    row(op::AtomicAnd, Form::Call(call())),
    row(op::AtomicOr, Form::Call(call())),
    row(op::AtomicXor, Form::Call(call())),
    row(op::AtomicFlagTestAndSet, Form::Call(call().predicate())),
    row(op::AtomicFlagClear, Form::Call(call())),
    row(op::AtomicFAddEXT, Form::Call(call())),
    row(op::AtomicFMinEXT, Form::Call(call())),
    row(op::AtomicFMaxEXT, Form::Call(call())),
];

/// The atomic add whose operand is zero, which serves as an atomic load in OpenCL C 1.2.
pub const fn loading_sum(is_float: bool) -> Opcode {
    if is_float { op::AtomicFAddEXT } else { op::AtomicIAdd }
}

/// `atomicrmw` operations and the instruction each is lowered to; the reader never emits `atomicrmw`.
pub const RMW: &[(B, Opcode)] = &[
    (B::Xchg, op::AtomicExchange),
    (B::Add, op::AtomicIAdd),
    (B::Sub, op::AtomicISub),
    (B::And, op::AtomicAnd),
    (B::Or, op::AtomicOr),
    (B::Xor, op::AtomicXor),
    (B::Max, op::AtomicSMax),
    (B::Min, op::AtomicSMin),
    (B::UMax, op::AtomicUMax),
    (B::UMin, op::AtomicUMin),
    (B::FAdd, op::AtomicFAddEXT),
    (B::FMax, op::AtomicFMaxEXT),
    (B::FMin, op::AtomicFMinEXT),
];

/// LLVM orderings and their memory semantics, without storage class bits.
pub const ORDERINGS: &[(Ordering, MemorySemantics)] = &[
    (Ordering::Unordered, MemorySemantics::RELAXED),
    (Ordering::Monotonic, MemorySemantics::RELAXED),
    (Ordering::Acquire, MemorySemantics::ACQUIRE),
    (Ordering::Release, MemorySemantics::RELEASE),
    (Ordering::AcquireRelease, MemorySemantics::ACQUIRE_RELEASE),
    (Ordering::SequentiallyConsistent, MemorySemantics::SEQUENTIALLY_CONSISTENT),
];

/// LLVM synchronization scopes by name. The empty name is LLVM's system scope.
pub const SCOPES: &[(&str, Scope)] = &[
    ("", Scope::CrossDevice),
    ("all_svm_devices", Scope::CrossDevice),
    ("device", Scope::Device),
    ("workgroup", Scope::Workgroup),
    ("subgroup", Scope::Subgroup),
    ("work_item", Scope::Invocation),
    ("singlethread", Scope::Invocation),
];

/// The extension that an atomic operation on floating-point values of a width requires; integers require none.
pub fn extension_of(operation: B, bits: u32) -> Option<&'static str> {
    match (operation, bits) {
        (B::FAdd, 16) => Some(extensions::EXT_SHADER_ATOMIC_FLOAT16_ADD),
        (B::FAdd, _) => Some(extensions::EXT_SHADER_ATOMIC_FLOAT_ADD),
        (B::FMin | B::FMax, _) => Some(extensions::EXT_SHADER_ATOMIC_FLOAT_MIN_MAX),
        _ => None,
    }
}
