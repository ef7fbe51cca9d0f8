//! Composites member by member.

use super::emit::Emitter;
use crate::error::{Error, Result};
use crate::spirv::{Id, Instruction, op};

/// How many members one instruction is taken apart into, those of members included.
const MOST_MEMBERS: u64 = 4096;

/// Takes members from those that are left.
fn take(left: &mut u64, members: usize) -> Result<()> {
    let rest = u64::try_from(members).ok().and_then(|members| left.checked_sub(members.max(1)));
    *left = rest.ok_or_else(|| Error::unsupported("a composite of too many members, one by one"))?;
    Ok(())
}

impl Emitter<'_> {
    /// The types of the members of a structure or array; `None` for another type.
    fn members(&self, ty: Id) -> Result<Option<Vec<Id>>> {
        let Some(definition) = self.module.definition(ty) else { return Ok(None) };
        match definition.opcode() {
            op::TypeStruct => Ok(Some(definition.operands().iter().map(|id| Id(*id)).collect())),
            op::TypeArray => {
                let length = self.module.definition_as(definition.id(1)?, op::Constant);
                let length = length.and_then(|length| length.operand(0).ok()).map(u64::from);
                match length {
                    Some(length) if length <= MOST_MEMBERS => {
                        Ok(Some(vec![definition.id(0)?; length as usize]))
                    }
                    _ => Err(Error::unsupported("an array of unknown or great length, member by member")),
                }
            }
            _ => Ok(None),
        }
    }

    /// OpCopyLogical.
    pub(super) fn copy_logical(&mut self, one: Instruction<'_>) -> Result<()> {
        let value = one.id(0)?;
        let (from, to) = (self.type_of(value)?, one.required_type()?);
        let copy = self.relabelled(value, from, to, &mut { MOST_MEMBERS })?;
        self.define(one, copy)
    }

    /// A value of one type as the value of another with the same members.
    fn relabelled(&mut self, value: Id, from: Id, to: Id, left: &mut u64) -> Result<Id> {
        if from == to {
            return Ok(value);
        }
        let (Some(from), Some(into)) = (self.members(from)?, self.members(to)?) else { return Ok(value) };
        take(left, into.len())?;
        let mut members = Vec::with_capacity(into.len());
        for (index, (from, to)) in (0..).zip(from.into_iter().zip(into)) {
            let member = self.extract(from, value, index)?;
            members.push(self.relabelled(member, from, to, left)?);
        }
        self.op(op::CompositeConstruct, to, &members)
    }

    /// Whether OpSelect is one that version 1.4 introduced: of composites, or of vectors by one condition.
    pub(super) fn is_late_select(&self, one: Instruction<'_>) -> Result<bool> {
        let Some(ty) = one.result_type().and_then(|ty| self.module.definition(ty)) else { return Ok(false) };
        Ok(match ty.opcode() {
            op::TypeStruct | op::TypeArray | op::TypeMatrix => true,
            op::TypeVector => !self.shape_of(one.id(0)?)?.is_vector,
            _ => false,
        })
    }

    /// OpSelect of a composite, or of a vector by one condition.
    pub(super) fn select(&mut self, one: Instruction<'_>) -> Result<()> {
        let (condition, yes, no) = (one.id(0)?, one.id(1)?, one.id(2)?);
        let chosen = self.chosen(condition, yes, no, one.required_type()?, &mut { MOST_MEMBERS })?;
        self.define(one, chosen)
    }

    fn chosen(&mut self, condition: Id, yes: Id, no: Id, ty: Id, left: &mut u64) -> Result<Id> {
        if let Some(shape) = self.shape(ty) {
            let condition = match shape.is_vector {
                true => {
                    let truth = self.boolean()?;
                    let truth = self.shaped(truth, shape)?;
                    self.splat(condition, truth)?
                }
                false => condition,
            };
            return self.op(op::Select, ty, &[condition, yes, no]);
        }
        let Some(types) = self.members(ty)? else {
            return self.op(op::Select, ty, &[condition, yes, no]);
        };
        take(left, types.len())?;
        let mut members = Vec::with_capacity(types.len());
        for (index, ty) in (0..).zip(types) {
            let (yes, no) = (self.extract(ty, yes, index)?, self.extract(ty, no, index)?);
            members.push(self.chosen(condition, yes, no, ty, left)?);
        }
        self.op(op::CompositeConstruct, ty, &members)
    }
}
