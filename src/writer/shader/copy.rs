//! Aggregates of one type as aggregates of another that has the same members.

use super::super::context::Writer;
use super::super::idiom::Match;
use crate::error::Result;
use crate::llvm::{Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, op};

/// Members that a copy may have, those of members included.
const MOST_MEMBERS: usize = 4096;

impl Writer<'_, '_> {
    /// An aggregate as one of another type: `OpCopyLogical` where the version has it, else member by member.
    ///
    /// # Errors
    /// Aggregates of different members.
    pub(super) fn copied(&mut self, id: Id, ty: Id) -> Result<Id> {
        let mut left = MOST_MEMBERS;
        self.copied_members(id, ty, &mut left)
    }

    fn copied_members(&mut self, id: Id, ty: Id, left: &mut usize) -> Result<Id> {
        let from = self.type_of_id(id)?;
        if from == ty {
            return Ok(id);
        }
        let (Some(count), Some(other)) = (self.member_count(from), self.member_count(ty)) else {
            return match self.width_of_numbers(from).is_some() {
                true => self.converted(id, ty),
                false => Err(self.error("a value of another type than its use asks for")),
            };
        };
        if count != other || count > *left {
            return Err(self.error("an aggregate of other members than its use asks for"));
        }
        *left -= count;
        let mut members = Vec::with_capacity(count);
        for (index, position) in (0..count).zip(0u32..) {
            let (own, wanted) = (self.element_type(from, index)?, self.element_type(ty, index)?);
            let member = self.emit_value(op::CompositeExtract, own, &[id.0, position])?;
            members.push(self.copied_members(member, wanted, left)?.0);
        }
        self.emit_value(op::CompositeConstruct, ty, &members)
    }

    /// How many members an aggregate type has.
    fn member_count(&self, ty: Id) -> Option<usize> {
        let (opcode, words) = self.types.declarations.get(&ty)?;
        match (*opcode, words.as_slice()) {
            (op::TypeStruct, members) => Some(members.len()),
            (op::TypeMatrix, [_, columns]) => usize::try_from(*columns).ok(),
            (op::TypeArray, [_, length]) => {
                self.constants.bits.get(&Id(*length)).and_then(|length| usize::try_from(*length).ok())
            }
            _ => None,
        }
    }
}

/// An aggregate built from all members of another.
pub(in crate::writer) fn copy_logical(last: Value<'_>) -> Option<Match<'_>> {
    let mut parts = Vec::new();
    let source = rebuilt(last, &mut parts, 0)?;
    parts.retain(|part| *part != last);
    Some((vec![source], parts))
}

/// The members that an aggregate was built from.
fn rebuilt<'c>(last: Value<'c>, parts: &mut Vec<Value<'c>>, depth: u32) -> Option<Value<'c>> {
    let ty = last.ty();
    let count = if ty.is_struct() { ty.members().len() as u64 } else { ty.length()? };
    let (mut at, mut source) = (last, None);
    for index in (0..u32::try_from(count).ok()?).rev() {
        if at.opcode() != Some(LlvmOpcode::InsertValue) || at.value_indices() != [index] || depth > 64 {
            return None;
        }
        parts.push(at);
        let member = at.operand(1)?;
        let is_taken = |value: Value<'c>| {
            value.opcode() == Some(LlvmOpcode::ExtractValue) && value.value_indices() == [index]
        };
        let taken = if is_taken(member) { member } else { rebuilt(member, parts, depth + 1)? };
        let from = taken.operand(0)?;
        if !is_taken(taken) || source.is_some_and(|known| known != from) {
            return None;
        }
        parts.push(taken);
        source = Some(from);
        at = at.operand(0)?;
    }
    source.filter(|_| at.is_poison())
}
