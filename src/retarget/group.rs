//! Operations of subgroups by the numbers of invocations.

use super::emit::{Emitter, WORD};
use crate::error::{Error, Result};
use crate::spirv::{Id, Instruction, Opcode, op};
use rspirv::spirv::BuiltIn;

impl Emitter<'_> {
    /// OpGroupNonUniformElect where all invocations arrive: the first is the lowest.
    pub(super) fn elect(&mut self, one: Instruction<'_>) -> Result<()> {
        let lane = self.built_in(BuiltIn::SubgroupLocalInvocationId)?;
        let word = self.int(WORD)?;
        let zero = self.number(word, 0)?;
        self.rewrite.push_as(one, op::IEqual, &[lane.0, zero.0])
    }

    /// OpGroupNonUniformAllEqual where all invocations arrive, by instructions of groups: all compare their value with that of the first.
    pub(super) fn all_equal(&mut self, one: Instruction<'_>) -> Result<()> {
        let (scope, value) = (one.id(0)?, one.id(1)?);
        let shape = self.shape_of(value)?;
        let (word, truth) = (self.int(WORD)?, self.boolean()?);
        if shape.is_vector || shape.bits == 1 {
            return Err(Error::unsupported("a comparison of vectors or booleans by groups"));
        }
        let is_float = self.module.definition(shape.ty).is_some_and(|ty| ty.opcode() == op::TypeFloat);
        let zero = self.number(word, 0)?;
        let first = self.op(op::GroupBroadcast, shape.ty, &[scope, value, zero])?;
        let compare = if is_float { op::FOrdEqual } else { op::IEqual };
        let same = self.op(compare, truth.ty, &[value, first])?;
        self.rewrite.push_as(one, op::GroupAll, &[scope.0, same.0])
    }

    /// OpSubgroupShuffleUpINTEL and OpSubgroupShuffleDownINTEL: two registers side by side, of which each invocation takes the value at
    /// a distance.
    pub(super) fn shuffle_across(
        &mut self,
        one: Instruction<'_>,
        is_up: bool,
        is_kernel: bool,
    ) -> Result<()> {
        let (first, second, delta) = (one.id(0)?, one.id(1)?, one.id(2)?);
        let ty = one.required_type()?;
        let (word, truth) = (self.int(WORD)?, self.boolean()?);
        let lane = self.built_in(BuiltIn::SubgroupLocalInvocationId)?;
        // Shaders have no builtin variable for the greatest size, and only full subgroups.
        let size = self.built_in(if is_kernel { BuiltIn::SubgroupMaxSize } else { BuiltIn::SubgroupSize })?;
        let scope = self.subgroup()?;
        // From lower invocations the first register is the previous one, from higher ones the second is the next.
        let start = if is_up { self.op(op::IAdd, word.ty, &[lane, size])? } else { lane };
        let step = if is_up { op::ISub } else { op::IAdd };
        let at = self.op(step, word.ty, &[start, delta])?;
        let is_low = self.op(op::ULessThan, truth.ty, &[at, size])?;
        let beyond = self.op(op::ISub, word.ty, &[at, size])?;
        let index = self.op(op::Select, word.ty, &[is_low, at, beyond])?;
        let low = self.op(op::GroupNonUniformShuffle, ty, &[scope, first, index])?;
        let high = self.op(op::GroupNonUniformShuffle, ty, &[scope, second, index])?;
        let condition = match self.shape(ty) {
            Some(shape) if shape.is_vector => {
                let truth = self.shaped(truth, shape)?;
                self.splat(is_low, truth)?
            }
            _ => is_low,
        };
        self.rewrite.push_as(one, op::Select, &[condition.0, low.0, high.0])
    }

    /// OpGroupNonUniformRotateKHR by a shuffle within the subgroup, or within the cluster, whose size is a power of two.
    pub(super) fn rotate(&mut self, one: Instruction<'_>, shuffle: Opcode) -> Result<()> {
        let (scope, value, delta) = (one.id(0)?, one.id(1)?, one.id(2)?);
        let word = self.int(WORD)?;
        let lane = self.built_in(BuiltIn::SubgroupLocalInvocationId)?;
        let moved = self.op(op::IAdd, word.ty, &[lane, delta])?;
        let index = match one.id(3) {
            Ok(cluster) => {
                let unit = self.number(word, 1)?;
                let within = self.op(op::ISub, word.ty, &[cluster, unit])?;
                let low = self.op(op::BitwiseAnd, word.ty, &[moved, within])?;
                let others = self.op(op::Not, word.ty, &[within])?;
                let high = self.op(op::BitwiseAnd, word.ty, &[lane, others])?;
                self.op(op::BitwiseOr, word.ty, &[high, low])?
            }
            Err(_) => {
                let size = self.built_in(BuiltIn::SubgroupSize)?;
                self.op(op::UMod, word.ty, &[moved, size])?
            }
        };
        let scope: &[Id] = if shuffle == op::GroupNonUniformShuffle { &[scope] } else { &[] };
        let operands: Vec<u32> = scope.iter().chain(&[value, index]).map(|id| id.0).collect();
        self.rewrite.push_as(one, shuffle, &operands)
    }
}
