//! The order in which the Khronos translator's reader takes execution modes.

use super::context::Reader;
use crate::spirv::{Id, Instruction, op};
use crate::table::mode_setting;
use rspirv::spirv::ExecutionMode;
use rustc_hash::FxHashSet;

impl<'c, 'm> Reader<'c, 'm> {
    /// The functions that are entry points.
    pub(super) fn points(&self) -> FxHashSet<Option<u32>> {
        let head = self.spirv.declarations();
        head.filter(|i| i.opcode() == op::EntryPoint).map(|i| i.operands().get(1).copied()).collect()
    }

    /// Puts execution modes in the order in which the Khronos translator takes them: function by function, those of one by their
    /// numbers. Those of functions that are no entry points say nothing.
    pub(super) fn khronos_mode_order(&self, modes: &mut Vec<Instruction<'m>>) {
        if self.full_metadata() {
            return;
        }
        let points = self.points();
        let is_point = |i: &Instruction<'m>| i.opcode() == op::EntryPoint;
        modes.retain(|mode| is_point(mode) || points.contains(&mode.operands().first().copied()));
        modes.sort_by_key(|mode| match mode.operands() {
            [function, number, ..] if !is_point(mode) => {
                (self.spirv.definition(Id(*function)).map(|function| function.number()), *number)
            }
            _ => (None, 0),
        });
        let [first, second] = mode_setting::SWAPPED;
        for place in 1..modes.len() {
            let Some([left, right]) = modes.get(place - 1..=place) else { continue };
            let is_of =
                |mode: &Instruction<'m>, of: ExecutionMode| mode.operands().get(1) == Some(&(of as u32));
            let is_one = left.operands().first() == right.operands().first();
            if is_one && is_of(left, first) && is_of(right, second) {
                modes.swap(place - 1, place);
            }
        }
    }
}
