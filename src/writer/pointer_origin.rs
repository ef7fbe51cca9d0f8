//! Where pointers come from: behind casts, and for generic ones the address space of their origin.
//!
//! Rule of this module: a pointer that nothing shows the origin of comes from its own address space.

use crate::llvm::{Opcode, Value};
use crate::table::storage_class::GENERIC;
use rustc_hash::FxHashSet;

/// How many pointers are looked at for one: the work for long chains of them stays in proportion.
const MOST_POINTERS: usize = 500;
/// How many casts are seen through for one.
const MOST_CASTS: usize = 16;

/// What a pointer is seen through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// Casts.
    Casts,
    /// Casts, computations of addresses and choices, of which the first other address space than the generic one counts.
    All,
}

/// The address space that a pointer comes from; of what is chosen the last is looked at first.
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

/// A value behind casts of pointers, to other address spaces or none.
pub(crate) fn strip_casts(value: Value<'_>) -> Value<'_> {
    strip(value, &[Opcode::BitCast, Opcode::AddrSpaceCast])
}

/// A value behind casts of some opcodes, instructions and constant expressions.
pub(crate) fn strip<'c>(mut value: Value<'c>, casts: &[Opcode]) -> Value<'c> {
    for _ in 0..MOST_CASTS {
        match (value.opcode().or_else(|| value.constant_opcode()), value.operand(0)) {
            (Some(opcode), Some(inner)) if casts.contains(&opcode) => value = inner,
            _ => break,
        }
    }
    value
}

/// The pointers that one is made of.
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
