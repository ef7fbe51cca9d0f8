//! Instructions of sets that only describe ("NonSemantic.", "OpenCL.DebugInfo.100"), such as `DebugPrintf`, in shaders.
//!
//! Rule of this file: in a function such an instruction is a call of a function of its own, whose `!spirv.ExtInst` records the set, the number and the operands; at
//! module scope it is a node of the list of that name. One with an operand that neither can hold is left out.

use super::context::{Entry, Reader};
use crate::contract::{Attached, Description, Listed, NON_SEMANTIC};
use crate::error::Result;
use crate::llvm::{Metadata, Value, calling_convention};
use crate::spirv::grammar::ExtInstSet;
use crate::spirv::{Id, Instruction, op};
use crate::table::auxiliary;
use crate::table::debug_info::Set;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// The functions of descriptions in functions, and the nodes of those at module scope.
#[derive(Default)]
pub(super) struct Descriptions<'c> {
    functions: FxHashMap<(Metadata<'c>, crate::llvm::Type<'c>), Value<'c>>,
    nodes: FxHashMap<Id, Metadata<'c>>,
    /// Debug information at module scope, by the place among its instructions: it may be referred to before it is declared.
    places: FxHashMap<Id, u32>,
}

impl<'c, 'm> Reader<'c, 'm> {
    /// The name of a set that is kept, and the instruction's number.
    fn described_by(&self, instruction: Instruction<'m>) -> Result<Option<(String, u32)>> {
        if !self.model.environment.has_interface_variables() {
            return Ok(None);
        }
        let Some(import) = self.spirv.definition_as(instruction.id(0)?, op::ExtInstImport) else {
            return Ok(None);
        };
        let name = import.string(0)?.0;
        let is_kept = name.starts_with(NON_SEMANTIC) && name != auxiliary::SET;
        let is_kept = is_kept || name == Set::OpenCl100.name() && self.function.current.is_none();
        Ok(is_kept.then_some((name, instruction.operand(1)?)))
    }

    /// An instruction in a function.
    ///
    /// # Errors
    /// Operands that are missing.
    pub(super) fn describe_in_function(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some((set, number)) = self.described_by(instruction)? else { return Ok(()) };
        if self.function.block.is_none() {
            return Ok(());
        }
        let (mut operands, mut values) = (Vec::new(), Vec::new());
        for word in instruction.operands().get(2..).unwrap_or_default() {
            let id = Id(*word);
            if self.spirv.definition_as(id, op::String).is_some() {
                operands.push(Some(self.llvm.md_string_bytes(&self.spirv.text_bytes(id)?)));
                continue;
            }
            let is_function = self.spirv.definition_as(id, op::Function).is_some();
            if is_function || !matches!(self.entry(id), Entry::Value(_) | Entry::Kept(_) | Entry::Undefined) {
                self.settings
                    .log
                    .warn(&format!("an instruction of {set} whose operand is no value is left out"));
                return Ok(());
            }
            operands.push(Some(self.u32_metadata(values.len() as u32)));
            values.push(self.value(id)?);
        }
        let name = format!("{set}.{number}");
        let description = Description { set: Cow::Owned(set.into_bytes()), number, operands };
        let parameters: Vec<_> = values.iter().map(|value| value.ty()).collect();
        let ty = self.llvm.function_type(self.llvm.void_type(), &parameters, false)?;
        let key = (Attached::node(&description, self.llvm), ty);
        let function = match self.descriptions.functions.get(&key) {
            Some(function) => *function,
            None => {
                let function = self.module.add_function(&name, ty)?;
                function.set_calling_convention(calling_convention::SPIR_FUNC);
                self.add_attributes(function, crate::table::call());
                Attached::write(&description, function, self.llvm, &self.kinds);
                self.descriptions.functions.insert(key, function);
                function
            }
        };
        self.builder.call(ty, function, &values, calling_convention::SPIR_FUNC).map(|_| ())
    }

    /// The instructions at module scope.
    ///
    /// # Errors
    /// Operands that are missing.
    pub(super) fn describe_module(&mut self) -> Result<()> {
        let (mut is_whole, mut nodes) = (true, Vec::new());
        // What stands behind functions may name what is in them.
        let before = self.spirv.instructions().take_while(|instruction| instruction.opcode() != op::Function);
        let extended: Vec<_> = before.filter(|instruction| instruction.opcode().is_extended()).collect();
        let debug = extended.iter().filter(|instruction| self.is_debug_instruction(**instruction));
        let ids = debug.filter_map(|instruction| instruction.result_id());
        self.descriptions.places = (0u32..).zip(ids).map(|(place, id)| (id, place)).collect();
        for instruction in extended {
            let node = self.describe_at_module_scope(instruction);
            let node = node.map_err(|error| self.place(instruction, error))?;
            let is_debug = self.is_debug_instruction(instruction);
            is_whole &= node.is_some() || !is_debug;
            nodes.extend(node.map(|node| (node, is_debug)));
        }
        // A part of the debug information would mean something else.
        for (node, _) in nodes.into_iter().filter(|(_, is_debug)| is_whole || !is_debug) {
            self.module.get_or_add_named_metadata(Description::NAME).append(node);
        }
        Ok(())
    }

    fn describe_at_module_scope(&mut self, instruction: Instruction<'m>) -> Result<Option<Metadata<'c>>> {
        let Some((set, number)) = self.described_by(instruction)? else { return Ok(None) };
        let mut operands = Vec::new();
        let grammar = ExtInstSet::by_name(set.as_bytes()).and_then(|set| set.instruction(number));
        for (place, word) in instruction.operands().iter().skip(2).enumerate() {
            if grammar.is_some_and(|grammar| grammar.has_literal(place)) {
                operands.push(Some(self.u32_metadata(*word)));
                continue;
            }
            match self.description_operand(Id(*word))? {
                Some(operand) => operands.push(operand),
                None => return Ok(None),
            }
        }
        let description = Description { set: Cow::Owned(set.into_bytes()), number, operands };
        let node = Listed::node(&description, self.llvm);
        self.descriptions.nodes.insert(instruction.required_id()?, node);
        Ok(Some(node))
    }

    /// An operand at module scope; `None` for what metadata cannot hold.
    fn description_operand(&mut self, id: Id) -> Result<Option<Option<Metadata<'c>>>> {
        if let Some(node) = self.descriptions.nodes.get(&id) {
            return Ok(Some(Some(*node)));
        }
        let Some(definition) = self.spirv.definition(id) else { return Ok(None) };
        match definition.opcode() {
            op::String => return Ok(Some(Some(self.llvm.md_string_bytes(&self.spirv.text_bytes(id)?)))),
            op::TypeVoid => return Ok(Some(None)),
            opcode if opcode.is_extended() => {
                let place = self.descriptions.places.get(&id);
                return Ok(place.map(|place| Some(self.u32_node(&[*place]))));
            }
            _ => {}
        }
        let Ok(value) = self.constant_operand(id) else { return Ok(None) };
        if value.is_global() {
            return Ok(Some(Some(value.as_metadata())));
        }
        let ty = self.type_of(id)?;
        let reference = self.type_reference(ty)?;
        let is_plain = value.ty().int_bits() == Some(32) && !reference.is_some_and(Metadata::is_node);
        if is_plain && value.int_value().is_some() {
            return Ok(Some(Some(value.as_metadata())));
        }
        Ok(Some(Some(self.llvm.md_node(&[Some(self.constant_metadata(id)?), reference]))))
    }
}
