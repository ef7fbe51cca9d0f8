//! The order in which the Khronos translator's reader takes execution modes.

use super::context::Reader;
use crate::spirv::{Id, Instruction, op};
use crate::table::mode_setting::reading_place;
use rustc_hash::FxHashSet;

impl<'c, 'm> Reader<'c, 'm> {
    /// The functions that are entry points.
    pub(super) fn points(&self) -> FxHashSet<Id> {
        let points = self.spirv.declarations().filter(|i| i.opcode() == op::EntryPoint);
        points.filter_map(|point| point.id(1).ok()).collect()
    }

    /// Puts execution modes in the order in which the Khronos translator takes them: function by function, those of one by their
    /// numbers, as far as [`reading_place`] says nothing else. Those of functions that are no entry points say nothing.
    pub(super) fn khronos_mode_order(&self, modes: &mut Vec<Instruction<'m>>) {
        if self.full_metadata() {
            return;
        }
        let points = self.points();
        let is_point = |i: &Instruction<'m>| i.opcode() == op::EntryPoint;
        modes.retain(|mode| is_point(mode) || mode.id(0).is_ok_and(|function| points.contains(&function)));
        modes.sort_by_key(|mode| match mode.operands() {
            [function, number, ..] if !is_point(mode) => {
                let function = self.spirv.definition(Id(*function)).map(|function| function.number());
                (function, reading_place(*number))
            }
            _ => (None, 0),
        });
    }
}
