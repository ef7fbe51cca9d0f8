//! Merge instructions of structured constructs.

use super::list::number_list;
use super::{Attached, Kinds};
use crate::llvm::{Context, MdKind, Metadata};
use crate::spirv::Opcode;
use crate::table::loop_control::Role;

/// A construct: the opcode and the literals of its merge instruction. It is a distinct node shared by the terminators of its
/// blocks.
pub(crate) struct Construct {
    pub opcode: Opcode,
    pub control: Vec<u32>,
}

impl Construct {
    pub fn node<'c>(&self, context: &'c Context) -> Metadata<'c> {
        let words = std::iter::once(u32::from(self.opcode.0)).chain(self.control.iter().copied());
        let operands: Vec<_> = words.map(|word| Some(context.md_i32(word))).collect();
        context.md_distinct_node(&operands)
    }

    pub fn of(node: Metadata<'_>) -> Option<Self> {
        let mut numbers = number_list(node).into_iter();
        let opcode = numbers.next().and_then(|number| u16::try_from(number).ok()).map(Opcode)?;
        Some(Self { opcode, control: numbers.collect() })
    }
}

/// `!spirv.Merge` on a terminator: the roles of its block, each with the node of its construct.
pub(crate) struct Merges<'c>(pub Vec<(Role, Metadata<'c>)>);

impl<'c> Attached<'c> for Merges<'c> {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.merge
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let entry = |(role, construct): &(Role, Metadata<'c>)| {
            Some(context.md_node(&[Some(context.md_i32(*role as u32)), Some(*construct)]))
        };
        let entries: Vec<_> = self.0.iter().map(entry).collect();
        context.md_node(&entries)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let entry = |entry: Metadata<'c>| {
            let role = entry.operand(0).and_then(Metadata::int_value).and_then(Role::from_number)?;
            Some((role, entry.operand(1)?))
        };
        Some(Self(node.operands().flatten().filter_map(entry).collect()))
    }
}
