//! Contraction of floating-point operations: which kernels must forbid it.

use super::context::Writer;
use crate::dialect::{Relaxation, Uncontracted};
use crate::error::Result;
use crate::llvm::{Opcode as LlvmOpcode, Value, fast_math};
use crate::options::Contraction;
use crate::spirv::Id;
use rspirv::spirv::Decoration;

impl<'c> Writer<'c, '_> {
    /// Whether a kernel gets the execution mode ContractionOff.
    pub(super) fn forbids_contraction(&self, kernel: Value<'c>) -> bool {
        // Shaders have a decoration instead.
        if self.is_shader() {
            return false;
        }
        match self.options.compat.contraction {
            Contraction::On => !self.came_from_spirv() && self.uses.reach.must_not_contract(kernel),
            Contraction::Off => true,
            Contraction::Fast => false,
        }
    }

    /// Records a call with an unknown effect on contraction, which may require forbidding it.
    pub(super) fn keep_uncontracted(&mut self) {
        self.note_uncontracted(Uncontracted::UnknownCall);
    }

    /// Records an addition or subtraction that must not be contracted with a product.
    pub(super) fn note_contraction(&mut self, instruction: Value<'c>, opcode: LlvmOpcode) {
        let sum = matches!(opcode, LlvmOpcode::FAdd | LlvmOpcode::FSub);
        if !sum || instruction.fast_math() & fast_math::CONTRACT != 0 {
            return;
        }
        let product = |value: Value<'c>| value.opcode() == Some(LlvmOpcode::FMul);
        self.note_uncontracted(Uncontracted::Sum { of_product: instruction.operands().any(product) });
    }

    /// Decorates a sum of a product, in a shader, that must not be computed in one step.
    pub(super) fn keep_apart(&mut self, instruction: Value<'c>, flags: u32, id: Id) -> Result<()> {
        let is_sum = matches!(instruction.opcode(), Some(LlvmOpcode::FAdd | LlvmOpcode::FSub));
        let may_join = flags & (fast_math::CONTRACT | fast_math::REASSOC) != 0 || self.came_from_spirv();
        let product = |value: Value<'c>| value.opcode() == Some(LlvmOpcode::FMul);
        if !is_sum || may_join || !instruction.operands().any(product) {
            return Ok(());
        }
        self.decorate_id(id, Decoration::NoContraction as u32, &[])
    }

    fn note_uncontracted(&mut self, found: Uncontracted) {
        let forbids = !self.options.dialect.relaxes(Relaxation::Contraction(found));
        if let Some(function) = self.function.value.filter(|_| forbids) {
            self.uses.of_functions.entry(function).or_default().must_not_contract = true;
        }
    }
}
