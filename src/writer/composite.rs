//! Spec: "Composite Instructions".

use super::context::Writer;
use super::emit::TypeShape;
use super::operands::operands;
use crate::error::Result;
use crate::llvm::{Opcode as LlvmOpcode, Type, Value};
use crate::spirv::{Id, Opcode, op};

/// How many members of structures and arrays are selected one by one.
const MOST_SELECTED: usize = 256;

impl<'c> Writer<'c, '_> {
    /// Copies that the reader wrote as casts or selections of a value itself.
    ///
    /// # Errors
    /// An operand that SPIR-V cannot represent.
    pub(super) fn copy(&mut self, instruction: Value<'c>, marked: Opcode) -> Result<bool> {
        let is_copy = matches!(
            marked,
            op::CopyObject
                | op::CopyLogical
                | op::Undef
                | op::PoisonKHR
                | op::SpecConstant
                | op::SpecConstantTrue
                | op::SpecConstantFalse
        );
        if !is_copy {
            return Ok(false);
        }
        let source = match instruction.opcode() {
            Some(LlvmOpcode::BitCast) => instruction.operand(0),
            Some(LlvmOpcode::Select) => {
                instruction.operand(1).filter(|yes| Some(*yes) == instruction.operand(2))
            }
            _ => None,
        };
        let Some(source) = source.filter(|source| source.ty() == instruction.ty()) else { return Ok(false) };
        if !matches!(marked, op::CopyObject | op::CopyLogical | op::Undef | op::PoisonKHR) {
            return self.spec_constant_copy(instruction, source);
        }
        let ty = self.type_of_value(instruction)?;
        if marked == op::PoisonKHR {
            if !source.is_poison() {
                return Ok(false);
            }
            self.define(instruction, op::PoisonKHR, ty, &[])?;
        } else if marked == op::Undef {
            if !source.is_undef() {
                return Ok(false);
            }
            self.define(instruction, op::Undef, ty, &[])?;
        } else if marked == op::CopyLogical {
            let source = self.operand(source)?;
            let differs = self.type_of_id(source)? != ty;
            let opcode = if differs { op::CopyLogical } else { op::CopyObject };
            self.define(instruction, opcode, ty, &[source.0])?;
        } else {
            let source = self.operand_as(source, ty)?;
            self.define(instruction, op::CopyObject, ty, &[source.0])?;
        }
        self.finish(instruction)?;
        Ok(true)
    }

    /// `extractvalue`.
    pub(super) fn extract_value(&mut self, instruction: Value<'c>) -> Result<()> {
        let [composite] = operands(instruction)?;
        let id = self.operand(composite)?;
        let indices = instruction.value_indices();
        let natural = self.member_at(self.type_of_id(id)?, indices)?;
        let mut words = vec![id.0];
        words.extend_from_slice(indices);
        self.define(instruction, op::CompositeExtract, natural, &words)?;
        self.finish(instruction)
    }

    /// The type that indices into a composite type lead to.
    pub(super) fn member_at(&self, ty: Id, indices: &[u32]) -> Result<Id> {
        indices.iter().try_fold(ty, |ty, index| self.element_type(ty, *index as usize))
    }

    /// The type that a constituent of a composite has: a member's; in a vector its scalar's, with the constituent's own lanes.
    ///
    /// # Errors
    /// A type that is no composite.
    pub(super) fn constituent_type(&mut self, ty: Id, index: usize, parts: &[Value<'c>]) -> Result<Id> {
        let TypeShape::Vector { element, .. } = self.shape(ty) else { return self.element_type(ty, index) };
        match parts.get(index).map(|part| part.ty()).filter(|part| part.is_vector()) {
            Some(part) => self.with_lanes(element, part),
            None => Ok(element),
        }
    }

    /// `insertvalue`.
    pub(super) fn insert_value(&mut self, instruction: Value<'c>) -> Result<()> {
        let [composite, object] = operands(instruction)?;
        let ty = self.type_of_value(instruction)?;
        let indices = instruction.value_indices();
        let member = self.member_at(ty, indices)?;
        let object = self.operand_as(object, member)?;
        let composite = self.operand_as(composite, ty)?;
        let mut words = vec![object.0, composite.0];
        words.extend_from_slice(indices);
        self.define_inferred(instruction, op::CompositeInsert, ty, &words)?;
        self.finish(instruction)
    }

    /// `extractelement`: by a literal where the index is one.
    pub(super) fn extract_element(&mut self, instruction: Value<'c>) -> Result<()> {
        let [vector, index] = operands(instruction)?;
        let ty = self.type_of_value(instruction)?;
        let vector_id = self.operand(vector)?;
        let literal = index.int_value().filter(|lane| *lane < u64::from(vector.ty().lanes()));
        let marked = self.marked_op(instruction) == Some(op::VectorExtractDynamic);
        match literal.and_then(|lane| u32::try_from(lane).ok()).filter(|_| !marked) {
            Some(lane) => {
                self.define_inferred(instruction, op::CompositeExtract, ty, &[vector_id.0, lane])?
            }
            None => {
                let index = self.operand(index)?;
                self.define_inferred(instruction, op::VectorExtractDynamic, ty, &[vector_id.0, index.0])?
            }
        };
        self.finish(instruction)
    }

    /// `insertelement`: by a literal where the index is one.
    pub(super) fn insert_element(&mut self, instruction: Value<'c>) -> Result<()> {
        let [vector, component, index] = operands(instruction)?;
        let ty = self.type_of_value(instruction)?;
        let vector_id = self.operand_as(vector, ty)?;
        let component = if self.is_shader() {
            let lane = self.lane_of(ty);
            self.operand_as(component, lane)?
        } else {
            self.operand(component)?
        };
        let literal = index.int_value().filter(|lane| *lane < u64::from(vector.ty().lanes()));
        let marked = self.marked_op(instruction) == Some(op::VectorInsertDynamic);
        match literal.and_then(|lane| u32::try_from(lane).ok()).filter(|_| !marked) {
            Some(lane) => {
                self.define_inferred(instruction, op::CompositeInsert, ty, &[component.0, vector_id.0, lane])?
            }
            None => {
                let index = self.operand(index)?;
                let words = [vector_id.0, component.0, index.0];
                self.define_inferred(instruction, op::VectorInsertDynamic, ty, &words)?
            }
        };
        self.finish(instruction)
    }

    /// `shufflevector`; a poison lane is the literal of all ones.
    pub(super) fn shuffle_vector(&mut self, instruction: Value<'c>) -> Result<()> {
        let [left, right] = operands(instruction)?;
        let mask = instruction.shuffle_mask().ok_or_else(|| self.error("a shuffle of scalable vectors"))?;
        let ty = self.type_of_value(instruction)?;
        if let Some((narrow, lanes)) = self.unwidened(left, right) {
            return self.shuffle_of_unequal(instruction, ty, narrow, lanes, &mask);
        }
        let (left, right) = if self.is_shader() {
            let inputs = self.declare(op::TypeVector, &[self.lane_of(ty).0, left.ty().lanes()])?;
            (self.operand_as(left, inputs)?, self.operand_as(right, inputs)?)
        } else {
            (self.operand(left)?, self.operand(right)?)
        };
        let mut words = vec![left.0, right.0];
        words.extend(mask.iter().map(|lane| lane.cast_unsigned()));
        self.define_inferred(instruction, op::VectorShuffle, ty, &words)?;
        self.finish(instruction)
    }

    /// Inputs of unequal length that the reader widened: the inputs before, and their lengths.
    fn unwidened(&self, left: Value<'c>, right: Value<'c>) -> Option<((Value<'c>, Value<'c>), (u32, u32))> {
        let narrow =
            |value: Value<'c>| self.function.subsumed.contains(&value).then(|| value.operand(0)).flatten();
        let (from_left, from_right) = (narrow(left), narrow(right));
        if from_left.is_none() && from_right.is_none() {
            return None;
        }
        let pair = (from_left.unwrap_or(left), from_right.unwrap_or(right));
        Some((pair, (pair.0.ty().lanes(), pair.1.ty().lanes())))
    }

    fn shuffle_of_unequal(
        &mut self,
        instruction: Value<'c>,
        ty: Id,
        (left, right): (Value<'c>, Value<'c>),
        (left_lanes, right_lanes): (u32, u32),
        mask: &[i32],
    ) -> Result<()> {
        let widest = left_lanes.max(right_lanes);
        let (left, right) = (self.operand(left)?, self.operand(right)?);
        let mut words = vec![left.0, right.0];
        words.extend(mask.iter().map(|lane| match u32::try_from(*lane) {
            Ok(lane) if lane >= widest => lane - widest + left_lanes,
            Ok(lane) => lane,
            Err(_) => u32::MAX,
        }));
        self.define_inferred(instruction, op::VectorShuffle, ty, &words)?;
        self.finish(instruction)
    }

    /// `select`.
    pub(super) fn select(&mut self, instruction: Value<'c>) -> Result<()> {
        let [condition, yes, no] = operands(instruction)?;
        let ty = self.type_of_value(instruction)?;
        let (condition, yes) = (self.operand(condition)?, self.operand_as(yes, ty)?);
        let mut left = MOST_SELECTED;
        if self.options.max_version < (1, 4) && counts_down(instruction.ty(), &mut left) {
            let no = self.operand_as(no, ty)?;
            let members = self.selected_members(instruction.ty(), ty, [condition, yes, no])?;
            self.define(instruction, op::CompositeConstruct, ty, &members)?;
            return self.finish(instruction);
        }
        let condition = self.condition_for(ty, condition)?;
        let no = self.operand_as(no, ty)?;
        self.define_inferred(instruction, op::Select, ty, &[condition.0, yes.0, no.0])?;
        self.finish(instruction)
    }

    /// The condition as a selection between two values of a type takes it: before 1.4 each lane has a condition of its own.
    fn condition_for(&mut self, ty: Id, condition: Id) -> Result<Id> {
        let TypeShape::Vector { lanes, .. } = self.shape(ty) else { return Ok(condition) };
        if self.options.max_version >= (1, 4) || self.shape(self.type_of_id(condition)?) != TypeShape::Bool {
            return Ok(condition);
        }
        let truth = self.declare(op::TypeBool, &[])?;
        let all = self.declare(op::TypeVector, &[truth.0, lanes])?;
        self.emit_value(op::CompositeConstruct, all, &vec![condition.0; lanes as usize])
    }

    /// The members of one structure or array or of the other, by a condition: before 1.4 only numbers, vectors and pointers can be
    /// selected.
    fn selected_members(&mut self, of: Type<'c>, ty: Id, [condition, yes, no]: [Id; 3]) -> Result<Vec<u32>> {
        let mut members = Vec::new();
        for (index, of) in member_types(of).enumerate() {
            let (ty, position) = (self.element_type(ty, index)?, u32::try_from(index).unwrap_or(u32::MAX));
            let yes = self.emit_value(op::CompositeExtract, ty, &[yes.0, position])?;
            let no = self.emit_value(op::CompositeExtract, ty, &[no.0, position])?;
            let member = if of.is_struct() || of.is_array() {
                let parts = self.selected_members(of, ty, [condition, yes, no])?;
                self.emit_value(op::CompositeConstruct, ty, &parts)?
            } else {
                let condition = self.condition_for(ty, condition)?;
                self.emit_value(op::Select, ty, &[condition.0, yes.0, no.0])?
            };
            members.push(member.0);
        }
        Ok(members)
    }
}

/// The types of the members of a structure or array.
fn member_types<'c>(ty: Type<'c>) -> impl Iterator<Item = Type<'c>> {
    let elements = ty.element().filter(|_| ty.is_array());
    let length = usize::try_from(ty.length().unwrap_or(0)).unwrap_or(usize::MAX);
    ty.members().into_iter().chain(elements.into_iter().flat_map(move |of| std::iter::repeat_n(of, length)))
}

/// Whether a type is a structure or array of no more members than are left, those of its members included.
fn counts_down(ty: Type<'_>, left: &mut usize) -> bool {
    let is_composite = |of: Type<'_>| of.is_struct() || of.is_array();
    is_composite(ty)
        && ty.length() != Some(0)
        && member_types(ty).all(|of| {
            let Some(rest) = left.checked_sub(1) else { return false };
            *left = rest;
            !is_composite(of) || counts_down(of, left)
        })
}
