//! Execution modes with specially shaped metadata: interfaces, numbers of registers, named subgroup sizes.

use super::context::Writer;
use crate::contract::number_list;
use crate::error::Result;
use crate::llvm::{Metadata, Value};
use crate::spirv::{Id, Section, each_instruction, literal, op};
use crate::table::mode_setting as table;
use rspirv::spirv::{Decoration, ExecutionMode};
use rustc_hash::FxHashMap;

impl<'c> Writer<'c, '_> {
    fn mode(&mut self, id: Id, mode: u32, literals: &[u32]) -> Result<()> {
        let words: Vec<u32> = [id.0, mode].iter().chain(literals).copied().collect();
        self.out.emit(Section::ExecutionMode, op::ExecutionMode, None, None, &words)
    }

    /// The execution modes for the interface and the named subgroup size of a kernel, as words.
    pub(super) fn kernel_modes(&mut self, kernel: Value<'c>, id: Id) -> Vec<Vec<u32>> {
        let mut said = Vec::new();
        let interface = kernel.metadata(self.context.md_kind(table::INTERFACE));
        if let Some(node) = interface.filter(|_| self.allows(table::KERNEL_ATTRIBUTES)) {
            let word = |at| node.operand(at).and_then(Metadata::string_bytes);
            for (mode, name, option) in table::INTERFACES {
                if word(0) == Some(name.as_bytes()) {
                    let literal = u32::from(word(1) == Some(option.as_bytes()));
                    said.push(vec![id.0, *mode as u32, literal]);
                }
            }
        }
        let size = kernel.metadata(self.context.md_kind(table::SUBGROUP_SIZE)).map(number_of_all_bits);
        if size == Some(true) && self.allows(table::SUBGROUP_REQUIREMENTS) {
            said.push(vec![id.0, table::NAMED_SUBGROUP_SIZE, 0]);
        }
        said
    }

    /// Emits the number of registers of a function.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn register_mode(&mut self, function: Value<'c>, id: Id) -> Result<()> {
        if !function.has_metadata() {
            return Ok(());
        }
        let node = function.metadata(self.context.md_kind(table::REGISTERS));
        let Some(operand) = node.and_then(|node| node.operand(0)) else { return Ok(()) };
        if self.allows(table::MAXIMUM_REGISTERS) {
            return self.register_operand(id, operand);
        }
        let number = operand.int_value().and_then(|number| usize::try_from(number).ok());
        let text = number.and_then(|number| table::REGISTER_TEXTS.get(number));
        let may_say = self.options.max_version >= (1, 4);
        if let Some(text) = text.filter(|_| may_say) {
            let mut words = Vec::new();
            literal::push_string_words(text.as_bytes(), &mut words);
            self.decorate_id(id, Decoration::UserSemantic as u32, &words)?;
        }
        Ok(())
    }

    /// Drops the modes of functions that are not entry points, which SPIR-V does not allow.
    pub(super) fn arrange_modes(&mut self) {
        let ids = self.target.kernels.iter().filter_map(|kernel| self.values.get(kernel));
        let places: FxHashMap<u32, usize> = ids.zip(0..).map(|(id, place)| (id.0, place)).collect();
        let words = std::mem::take(self.out.section_mut(Section::ExecutionMode));
        let place = |mode: &&[u32]| mode.get(1).and_then(|id| places.get(id)).copied();
        let modes: Vec<&[u32]> = each_instruction(&words).filter(|mode| place(mode).is_some()).collect();
        let kept = modes.concat();
        if kept.len() < words.len() {
            self.log.warn("execution modes of functions that are no kernels are left out");
        }
        *self.out.section_mut(Section::ExecutionMode) = kept;
    }

    /// Emits a number of registers: a literal, a constant in a node, or a name.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn register_operand(&mut self, id: Id, operand: Metadata<'c>) -> Result<()> {
        if let Some(name) = operand.string_bytes() {
            let literal = table::REGISTER_NAMES.iter().position(|known| known.as_bytes() == name);
            let literal = literal.and_then(|literal| u32::try_from(literal).ok());
            let literal = literal.ok_or_else(|| self.error("a number of registers of an unknown name"))?;
            return self.mode(id, ExecutionMode::NamedMaximumRegistersINTEL as u32, &[literal]);
        }
        if let Some(number) = operand.operand(0) {
            let constant = self.constant_of_metadata(number)?;
            let constant = constant.ok_or_else(|| self.error("a number of registers that is none"))?;
            let words = [id.0, ExecutionMode::MaximumRegistersIdINTEL as u32, constant.0];
            return self.out.emit(Section::ExecutionMode, op::ExecutionModeId, None, None, &words);
        }
        let number = operand.u32_value();
        let number = number.ok_or_else(|| self.error("a number of registers that is none"))?;
        self.mode(id, ExecutionMode::MaximumRegistersINTEL as u32, &[number])
    }
}

/// Whether a node holds a single all-ones integer.
fn number_of_all_bits(node: Metadata<'_>) -> bool {
    let number = node.operand(0).and_then(Metadata::value).and_then(Value::signed_int_value);
    number == Some(-1) || number_list(node) == [u32::MAX]
}

/// Whether an execution mode specifies a number of registers.
pub(super) fn says_registers(mode: u32) -> bool {
    [
        ExecutionMode::MaximumRegistersINTEL,
        ExecutionMode::MaximumRegistersIdINTEL,
        ExecutionMode::NamedMaximumRegistersINTEL,
    ]
    .iter()
    .any(|of| *of as u32 == mode)
}
