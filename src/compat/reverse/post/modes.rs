//! Execution modes: metadata or attributes of their function, or dropped.

use super::Pass;
use crate::error::Result;
use crate::llvm::{AttributePlace, Metadata, Value};
use crate::spirv::Id;
use crate::table::metadata as names;
use crate::table::mode_setting::{self, FLOAT_CONTROL_ATTRIBUTE};
use rspirv::spirv::ExecutionMode;

/// LLVM's list of destructors, which the Khronos translator does not emit.
const DESTRUCTORS: &str = "llvm.global_dtors";

/// The representation of an execution mode.
enum Mode<'c> {
    /// An entry of the list, unchanged or replaced.
    Listed(Metadata<'c>),
    /// An attribute or metadata of the function.
    OfFunction,
}

impl<'c> Pass<'_, 'c, '_> {
    /// Rewrites the list of execution modes.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn modes(&self) -> Result<()> {
        let module = self.reading.module;
        let is_own = |list: Value<'c>| self.own_variables().any(|(_, variable)| variable == list);
        if let Some(list) = module.variable(DESTRUCTORS).filter(|list| !is_own(*list)) {
            list.erase();
        }
        let Some(named) = module.get_named_metadata(names::EXECUTION_MODE) else { return Ok(()) };
        let nodes: Vec<_> = named.operands().collect();
        named.erase();
        for node in nodes {
            if let Mode::Listed(node) = self.mode(node) {
                module.get_or_add_named_metadata(names::EXECUTION_MODE).append(node);
            }
        }
        Ok(())
    }

    /// The module-scope variables of the SPIR-V module, by their ids.
    pub(super) fn own_variables(&self) -> impl Iterator<Item = (Id, Value<'c>)> {
        let declarations = self.reading.spirv.declarations().filter(|i| i.opcode().is_variable());
        declarations.filter_map(|i| Some((i.result_id()?, self.reading.value(i.result_id()?)?)))
    }

    fn mode(&self, node: Metadata<'c>) -> Mode<'c> {
        let llvm = self.reading.llvm;
        let operands: Vec<_> = node.operands().collect();
        let [Some(function), Some(mode), literals @ ..] = operands.as_slice() else {
            return Mode::Listed(node);
        };
        let (Some(of), Some(mode)) = (function.value(), mode.u32_value()) else { return Mode::Listed(node) };
        let literal = literals.first().copied().flatten().and_then(Metadata::u32_value);
        if let Some((_, metadata)) = mode_setting::SIZES_BY_ID.iter().find(|(by, _)| *by as u32 == mode) {
            of.set_metadata(llvm.md_kind(metadata), Some(llvm.md_node(literals)));
            return Mode::OfFunction;
        }
        if let Some((_, word, option)) = mode_setting::INTERFACES.iter().find(|(of, ..)| *of as u32 == mode) {
            let option = literal.filter(|literal| *literal != 0).map(|_| *option);
            let words = std::iter::once(*word).chain(option).map(|word| Some(llvm.md_string(word)));
            let node = llvm.md_node(&words.collect::<Vec<_>>());
            of.set_metadata(llvm.md_kind(mode_setting::INTERFACE), Some(node));
            return Mode::OfFunction;
        }
        let registers = match mode {
            _ if mode == ExecutionMode::MaximumRegistersIdINTEL as u32 => Some(llvm.md_node(literals)),
            _ if mode == ExecutionMode::NamedMaximumRegistersINTEL as u32 => {
                let name = literal.and_then(|at| usize::try_from(at).ok());
                let name = name.and_then(|at| mode_setting::REGISTER_NAMES.get(at));
                name.map(|name| llvm.md_string(name))
            }
            _ => None,
        };
        if registers.is_some() {
            return Mode::Listed(llvm.md_node(&[Some(*function), Some(llvm.md_i32(mode)), registers]));
        }
        if let Some(bits) = mode_setting::float_control(mode, literal.unwrap_or(0)) {
            self.add_float_control(of, bits);
            return Mode::OfFunction;
        }
        if mode_setting::DROPPED.contains(&mode) { Mode::OfFunction } else { Mode::Listed(node) }
    }

    /// Sets bits in the attribute that combines all floating-point modes.
    fn add_float_control(&self, function: Value<'c>, bits: u32) {
        let place = AttributePlace::Function;
        let before = function.string_attribute(place, FLOAT_CONTROL_ATTRIBUTE);
        let before = before.and_then(|attribute| std::str::from_utf8(attribute.string()?).ok()?.parse().ok());
        let bits: u32 = before.unwrap_or(0) | bits;
        let attribute = self.reading.llvm.string_attribute(FLOAT_CONTROL_ATTRIBUTE, &bits.to_string());
        function.add_attribute(place, attribute);
    }
}
