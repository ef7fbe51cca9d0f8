//! Calls of atomic instructions as `atomicrmw`, by the rows that the writer reads: those that change memory at one place. LLVM's backend has
//! no form for atomic loads, stores and comparisons of shaders.

use super::Lowering;
use crate::error::Result;
use crate::llvm::{AtomicOperation, Ordering, Value};
use crate::spirv::op;
use crate::table::atomic::{ORDERINGS, RMW, SCOPES};
use crate::table::friendly_name;
use rspirv::spirv::MemorySemantics;

/// The bits of semantics that are an order.
const ORDERS: MemorySemantics = MemorySemantics::ACQUIRE
    .union(MemorySemantics::RELEASE)
    .union(MemorySemantics::ACQUIRE_RELEASE)
    .union(MemorySemantics::SEQUENTIALLY_CONSISTENT);

/// The operation of a call by its name, and whether its value is 1.
fn operation(name: &str) -> Option<(AtomicOperation, bool)> {
    for (by_one, of) in
        [(op::AtomicIIncrement, AtomicOperation::Add), (op::AtomicIDecrement, AtomicOperation::Sub)]
    {
        if friendly_name(by_one) == name {
            return Some((of, true));
        }
    }
    let row = RMW.iter().find(|(_, opcode)| friendly_name(*opcode) == name);
    row.map(|(operation, _)| (*operation, false))
}

/// The order of memory semantics.
fn ordering(semantics: u32) -> Option<Ordering> {
    let order = MemorySemantics::from_bits(semantics)?.intersection(ORDERS);
    // The weakest that an operation may have.
    let mut rows = ORDERINGS.iter().filter(|(ordering, _)| *ordering != Ordering::Unordered);
    rows.find(|(_, of)| *of == order).map(|(ordering, _)| *ordering)
}

impl<'c> Lowering<'c> {
    /// Replaces a call of an atomic instruction; false for any other, and for operands that are no constants.
    ///
    /// # Errors
    /// Internal errors of the IR builder.
    pub(super) fn atomic(&self, call: Value<'c>, name: &str) -> Result<bool> {
        let operands: Vec<_> = call.args().collect();
        let (Some((operation, is_by_one)), [pointer, scope, semantics, rest @ ..]) =
            (operation(name), operands.as_slice())
        else {
            return Ok(false);
        };
        let value = match rest {
            [value] => *value,
            [] if is_by_one => call.ty().int(1)?,
            _ => return Ok(false),
        };
        let scope = SCOPES.iter().find(|(_, of)| Some(*of as u32) == scope.u32_value());
        let ordering = semantics.u32_value().and_then(ordering);
        let (Some((scope, _)), Some(ordering)) = (scope, ordering) else { return Ok(false) };
        let builder = self.context.builder();
        builder.position_before(call);
        let scope = self.context.sync_scope(scope);
        let made = builder.atomic_rmw(operation, *pointer, value, ordering, scope)?;
        made.take_name_of(call);
        call.replace_all_uses_with(made);
        call.erase();
        Ok(true)
    }
}
