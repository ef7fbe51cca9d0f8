//! Spec: "Composite Instructions".

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Type, Value};
use crate::spirv::{Id, Instruction};
use crate::table::form::Flags;

/// Members that `OpCopyLogical` may copy, those of members included.
const MOST_MEMBERS: u64 = 4096;

/// The indices of an instruction from an operand on.
///
/// # Errors
/// None, which would be the whole composite.
fn indices(instruction: Instruction<'_>, from: usize) -> Result<&[u32]> {
    let indices = instruction.operands().get(from..).unwrap_or_default();
    if indices.is_empty() {
        return Err(Error::unsupported(format!("{} without indices", instruction.opcode())));
    }
    Ok(indices)
}

/// The index into a vector.
fn first_index(indices: &[u32]) -> Result<u32> {
    indices.first().copied().ok_or_else(|| Error::internal("a vector without an index into it"))
}

impl<'c, 'm> Reader<'c, 'm> {
    /// A chain of insertions into `poison`, the last of which is marked.
    pub(super) fn composite_construct(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let mut parts = Vec::with_capacity(instruction.operands().len());
        for word in instruction.operands() {
            parts.push(self.value(Id(*word))?);
        }
        if let (crate::spirv::op::CompositeConstructReplicateEXT, [part]) =
            (instruction.opcode(), parts.as_slice())
        {
            parts = self.replicated(ty, *part)?;
        }
        let result = if ty.is_vector() {
            self.construct_vector(instruction, ty, &parts)?
        } else {
            self.construct_aggregate(ty, &parts)?
        };
        if result.is_instruction() {
            return self.expanded(instruction, result);
        }
        self.define(instruction, result)
    }

    fn construct_vector(
        &mut self,
        instruction: Instruction<'m>,
        ty: Type<'c>,
        parts: &[Value<'c>],
    ) -> Result<Value<'c>> {
        let mut lanes = Vec::new();
        for part in parts {
            if part.ty().is_vector() {
                for lane in 0..part.ty().lanes() {
                    let index = self.llvm.i32_type().int(u64::from(lane))?;
                    let lane = self.builder.extract_element(*part, index)?;
                    self.mark_op(lane, instruction);
                    lanes.push(lane);
                }
            } else {
                lanes.push(*part);
            }
        }
        let mut result = ty.poison()?;
        for (position, lane) in (0u64..).zip(lanes) {
            let index = self.llvm.i32_type().int(position)?;
            result = self.builder.insert_element(result, lane, index)?;
        }
        Ok(result)
    }

    fn construct_aggregate(&mut self, ty: Type<'c>, parts: &[Value<'c>]) -> Result<Value<'c>> {
        let mut result = ty.poison()?;
        for (position, part) in (0u32..).zip(parts) {
            result = self.builder.insert_value(result, *part, &[position])?;
        }
        Ok(result)
    }

    /// `OpCompositeExtract`; indices may end in a vector.
    pub(super) fn composite_extract(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let composite = self.operand(instruction, 0)?;
        let before = self.last_made();
        let result = self.extract(composite, indices(instruction, 1)?)?;
        self.mark_path(instruction, before, result);
        self.decorate_result(instruction, Flags::None, result)?;
        self.remember_pointer(instruction, result);
        self.define(instruction, result)
    }

    /// Marks the last instruction of indices that lead through an aggregate into a vector, where several stand for them: shaders have
    /// matrices.
    fn mark_path(&self, instruction: Instruction<'m>, before: Option<Value<'c>>, result: Value<'c>) {
        if self.model.environment.has_matrices() && self.made_since(before).nth(1).is_some() {
            self.mark_op(result, instruction);
        }
    }

    fn extract(&mut self, composite: Value<'c>, indices: &[u32]) -> Result<Value<'c>> {
        if composite.ty().is_vector() {
            let lane = first_index(indices)?;
            let index = self.llvm.i32_type().int(u64::from(lane))?;
            return self.builder.extract_element(composite, index);
        }
        match self.split_at_vector(composite.ty(), indices)? {
            (_, []) => self.builder.extract_value(composite, indices),
            (outer, inner) => {
                let vector = self.builder.extract_value(composite, outer)?;
                self.extract(vector, inner)
            }
        }
    }

    /// Splits indices where they enter a vector.
    fn split_at_vector<'i>(&self, ty: Type<'c>, indices: &'i [u32]) -> Result<(&'i [u32], &'i [u32])> {
        let mut current = ty;
        for (depth, index) in indices.iter().enumerate() {
            if current.is_vector() {
                return Ok(indices.split_at(depth));
            }
            if current.target_name().is_some() {
                return Err(Error::unsupported(format!("a component of a value of type {current}")));
            }
            let next = if current.is_struct() { current.member(*index) } else { current.element() };
            current = next.ok_or_else(|| Error::internal("an index beyond its composite"))?;
        }
        Ok((indices, &[]))
    }

    /// `OpCompositeInsert`; indices may end in a vector.
    pub(super) fn composite_insert(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let object = self.operand(instruction, 0)?;
        let composite = self.operand(instruction, 1)?;
        let before = self.last_made();
        let result = self.insert(object, composite, indices(instruction, 2)?)?;
        self.mark_path(instruction, before, result);
        self.define_computed(instruction, Flags::None, result)
    }

    fn insert(&mut self, object: Value<'c>, composite: Value<'c>, indices: &[u32]) -> Result<Value<'c>> {
        if composite.ty().is_vector() {
            let lane = first_index(indices)?;
            let index = self.llvm.i32_type().int(u64::from(lane))?;
            return self.builder.insert_element(composite, object, index);
        }
        match self.split_at_vector(composite.ty(), indices)? {
            (_, []) => self.builder.insert_value(composite, object, indices),
            (outer, inner) => {
                let vector = self.builder.extract_value(composite, outer)?;
                let vector = self.insert(object, vector, inner)?;
                self.builder.insert_value(composite, vector, outer)
            }
        }
    }

    /// `OpVectorShuffle`; the shorter input is widened with poison lanes.
    pub(super) fn vector_shuffle(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (mut left, mut right) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
        let (left_lanes, right_lanes) = (left.ty().lanes(), right.ty().lanes());
        let widest = left_lanes.max(right_lanes);
        let mut mask = Vec::new();
        for word in instruction.operands().get(2..).unwrap_or_default() {
            mask.push(match *word {
                u32::MAX => -1,
                lane if lane < left_lanes => lane.cast_signed(),
                lane if lane < left_lanes + right_lanes => (lane - left_lanes + widest).cast_signed(),
                _ => return Err(Error::internal("a component beyond both vectors")),
            });
        }
        if left_lanes != right_lanes {
            left = self.widen(instruction, left, widest)?;
            right = self.widen(instruction, right, widest)?;
        }
        let result = self.builder.shuffle_vector(left, right, &mask)?;
        self.define_computed(instruction, Flags::None, result)
    }

    fn widen(&mut self, instruction: Instruction<'m>, vector: Value<'c>, lanes: u32) -> Result<Value<'c>> {
        let own = vector.ty().lanes();
        if own == lanes {
            return Ok(vector);
        }
        let mask: Vec<i32> =
            (0..lanes).map(|lane| if lane < own { lane.cast_signed() } else { -1 }).collect();
        let widened = self.builder.shuffle_vector(vector, vector.ty().poison()?, &mask)?;
        self.mark_op(widened, instruction);
        Ok(widened)
    }

    /// `OpVectorExtractDynamic`.
    pub(super) fn vector_extract_dynamic(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (vector, index) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
        let result = self.builder.extract_element(vector, index)?;
        if index.int_value().is_some() {
            self.mark_op(result, instruction);
        }
        self.decorate_result(instruction, Flags::None, result)?;
        self.define(instruction, result)
    }

    /// `OpVectorInsertDynamic`.
    pub(super) fn vector_insert_dynamic(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let vector = self.operand(instruction, 0)?;
        let (component, index) = (self.operand(instruction, 1)?, self.operand(instruction, 2)?);
        let result = self.builder.insert_element(vector, component, index)?;
        if index.int_value().is_some() {
            self.mark_op(result, instruction);
        }
        self.decorate_result(instruction, Flags::None, result)?;
        self.define(instruction, result)
    }

    /// A copy that stays an instruction: a cast to its own type, for aggregates a selection of itself.
    pub(super) fn copy_object(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let value = self.operand(instruction, 0)?;
        let copy = self.copy_of(value)?;
        self.remember_pointer(instruction, copy);
        self.expanded(instruction, copy)
    }

    /// An instruction that gives a value unchanged.
    pub(super) fn copy_of(&mut self, value: Value<'c>) -> Result<Value<'c>> {
        let ty = value.ty();
        if ty.is_struct() || ty.is_array() || ty.target_name().is_some() {
            let yes = self.llvm.bool_type().int(1)?;
            return self.builder.select(yes, value, value);
        }
        self.builder.cast(LlvmOpcode::BitCast, value, ty)
    }

    /// `OpUndef` in a function.
    pub(super) fn undef(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let value =
            if instruction.opcode() == crate::spirv::op::PoisonKHR { ty.poison()? } else { ty.undef()? };
        let copy = self.copy_of(value)?;
        self.remember_pointer(instruction, copy);
        self.expanded(instruction, copy)
    }

    /// `OpCopyLogical`: the same members in another type.
    pub(super) fn copy_logical(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let value = self.operand(instruction, 0)?;
        let mut left = MOST_MEMBERS;
        let mut result = self.rebuild(value, ty, &mut left)?;
        if result == value && self.model.environment.has_matrices() {
            // Types that differ in SPIR-V only.
            result = self.copy_of(value)?;
        }
        if result.is_instruction() {
            return self.expanded(instruction, result);
        }
        self.define(instruction, result)
    }

    /// The same value in another type; `left` counts the members that may still be copied.
    fn rebuild(&mut self, value: Value<'c>, ty: Type<'c>, left: &mut u64) -> Result<Value<'c>> {
        if value.ty() == ty {
            return Ok(value);
        }
        let members = member_count(ty);
        *left = left.checked_sub(members).ok_or_else(|| {
            Error::unsupported(format!("OpCopyLogical of more than {MOST_MEMBERS} members"))
        })?;
        let mut result = ty.poison()?;
        for index in (0u32..).take_while(|index| u64::from(*index) < members) {
            let part = self.builder.extract_value(value, &[index])?;
            let wanted = if ty.is_struct() { ty.member(index) } else { ty.element() };
            let wanted = wanted.ok_or_else(|| Error::internal("a member without a type"))?;
            let part = self.rebuild(part, wanted, left)?;
            result = self.builder.insert_value(result, part, &[index])?;
        }
        Ok(result)
    }

    /// `OpSelect`.
    pub(super) fn select(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let condition = self.operand(instruction, 0)?;
        let (yes, no) = (self.operand(instruction, 1)?, self.operand(instruction, 2)?);
        let result = self.builder.select(condition, yes, no)?;
        self.decorate_result(instruction, Flags::FastMath, result)?;
        self.remember_pointer(instruction, result);
        self.define(instruction, result)
    }
}

/// Members of a structure, or elements of an array.
fn member_count(ty: Type<'_>) -> u64 {
    if ty.is_struct() { ty.members().len() as u64 } else { ty.length().unwrap_or(0) }
}
