//! The origin of pointers: the value behind casts, and for generic pointers the address space of the
//! underlying object.
//!
//! Rule of this module: a pointer of unknown origin belongs to its own address space.

use crate::llvm::{Opcode, Value};
use crate::table::storage_class::GENERIC;
use rustc_hash::FxHashSet;

/// Limit of pointers visited for one query, so that long chains cost linear time.
const MOST_POINTERS: usize = 500;
/// Limit of casts looked through for one value.
const MOST_CASTS: usize = 16;

/// The operations that the search looks through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// Casts.
    Casts,
    /// Casts, address computations, selects and phis; the first address space found other than generic
    /// counts.
    All,
}

/// The address space that a pointer originates from; of several sources the last is visited first.
pub(crate) fn origin_space(pointer: Value<'_>, through: Origin) -> Option<u32> {
    let mut seen = FxHashSet::default();
    let mut left = vec![pointer];
    while let Some(pointer) = left.pop() {
        let space = pointer.ty().address_space()?;
        if space != GENERIC {
            return Some(space);
        }
        if seen.len() < MOST_POINTERS && seen.insert(pointer) {
            left.extend(sources(pointer, through));
        }
    }
    Some(GENERIC)
}

/// A value with pointer casts stripped, including address space casts.
pub(crate) fn strip_casts(value: Value<'_>) -> Value<'_> {
    strip(value, &[Opcode::BitCast, Opcode::AddrSpaceCast])
}

/// A value with casts of the given opcodes stripped, both instructions and constant expressions.
pub(crate) fn strip<'c>(mut value: Value<'c>, casts: &[Opcode]) -> Value<'c> {
    for _ in 0..MOST_CASTS {
        match (value.opcode().or_else(|| value.constant_opcode()), value.operand(0)) {
            (Some(opcode), Some(inner)) if casts.contains(&opcode) => value = inner,
            _ => break,
        }
    }
    value
}

/// The pointers that a pointer is derived from.
fn sources(pointer: Value<'_>, through: Origin) -> Vec<Value<'_>> {
    let all = through == Origin::All;
    match pointer.opcode().or_else(|| pointer.constant_opcode()) {
        Some(Opcode::AddrSpaceCast | Opcode::BitCast) => pointer.operand(0).into_iter().collect(),
        Some(Opcode::GetElementPtr) if all => pointer.operand(0).into_iter().collect(),
        Some(Opcode::Select) if all => pointer.operands().skip(1).collect(),
        Some(Opcode::Phi) if all => pointer.incoming().map(|(value, _)| value).collect(),
        _ => Vec::new(),
    }
}
