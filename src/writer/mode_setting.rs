//! Spec: "Mode-Setting Instructions": execution modes from metadata of functions and from the module's list.

use super::context::Writer;
use super::kernel_mode::says_registers;
use super::normalize::constructor::too_early;
use crate::contract::{self, number_list};
use crate::error::{Error, Result};
use crate::llvm::{Metadata, Value};
use crate::spirv::{Section, op};
use crate::table::mode_setting::{
    HintElement, LISTS, ModeForm, ROWS, is_of_a_type, takes_ids, vec_type_hint,
};
use rspirv::spirv::ExecutionMode;

impl<'c> Writer<'c, '_> {
    /// Execution modes from function metadata, and ContractionOff.
    pub(super) fn modes(&mut self, kernel: Value<'c>) -> Result<Vec<Vec<u32>>> {
        let mut said = Vec::new();
        let id = self.id_of_function(kernel)?;
        for row in ROWS {
            let Some(node) = kernel.metadata(self.context.md_kind(row.metadata)) else { continue };
            if row.extension.is_some_and(|name| !self.options.extensions.allows(name)) {
                continue;
            }
            let words = match row.form {
                ModeForm::Literals(count) => {
                    let mut words = number_list(node);
                    words.resize(count, 1);
                    Some(words)
                }
                ModeForm::VectorType => hint_literal(node).map(|literal| vec![literal]),
            };
            if let Some(literals) = words {
                let mut words = vec![id.0, row.mode as u32];
                words.extend(literals);
                self.out.emit(Section::ExecutionMode, op::ExecutionMode, None, None, &words)?;
                said.push(words);
            }
        }
        for words in self.kernel_modes(kernel, id) {
            self.out.emit(Section::ExecutionMode, op::ExecutionMode, None, None, &words)?;
            said.push(words);
        }
        self.vector_compute_modes(kernel, id)?;
        if self.forbids_contraction(kernel) {
            let words = [id.0, ExecutionMode::ContractionOff as u32];
            self.out.emit(Section::ExecutionMode, op::ExecutionMode, None, None, &words)?;
        }
        Ok(said)
    }

    /// The modes in `!spirv.ExecutionMode`, except those that the function's metadata already specified.
    pub(super) fn named_modes(
        &mut self,
        nodes: &[contract::ExecutionMode<'c>],
        said: &[Vec<u32>],
    ) -> Result<()> {
        for node in nodes {
            let Some(id) = node.function.and_then(|f| self.values.get(&f).copied()) else { continue };
            let Some(mode) = node.mode else {
                return Err(Error::invalid_llvm("an execution mode without a number"));
            };
            let tells_form = |operand: &Metadata<'c>| operand.value().is_none();
            let registers = node.operands.first().filter(|_| says_registers(mode));
            if let Some(operand) = registers.filter(|operand| tells_form(operand)) {
                self.register_operand(id, *operand)?;
                continue;
            }
            if self.options.max_version < (1, 1) && LISTS.iter().any(|(_, listed)| *listed as u32 == mode) {
                return Err(too_early());
            }
            let ids = takes_ids(mode) == Some(true);
            let mut words = vec![id.0, mode];
            for operand in node.operands.iter().copied() {
                let ty = operand.value().filter(|_| words.len() == 2 && is_of_a_type(mode)).map(Value::ty);
                if let Some(ty) = ty {
                    words.push(self.type_id(ty, None)?.0);
                } else if ids && self.is_shader() && operand.operand(1).is_some_and(Metadata::is_node) {
                    words.push(self.constant_of_node(operand, 0)?.0);
                } else if ids {
                    words.extend(self.constant_of_metadata(operand)?.map(|id| id.0));
                } else {
                    words.extend(operand.u32_value());
                }
            }
            if said.contains(&words) {
                continue;
            }
            let opcode = if ids { op::ExecutionModeId } else { op::ExecutionMode };
            self.check_metadata_words(opcode, &words)?;
            self.out.emit(Section::ExecutionMode, opcode, None, None, &words)?;
        }
        Ok(())
    }
}

/// The literal for a vector type hint, whose node holds a value of the type.
pub(crate) fn hint_literal(node: Metadata<'_>) -> Option<u32> {
    let ty = node.operand(0)?.value()?.ty();
    let scalar = ty.scalar();
    let element = match scalar.int_bits() {
        Some(bits) => HintElement::Int(bits),
        None => HintElement::Float(scalar.scalar_bits()?),
    };
    vec_type_hint(if ty.is_vector() { ty.lanes() } else { 0 }, element)
}
