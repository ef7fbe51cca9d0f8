//! Instructions of sets that only describe ("NonSemantic."), in functions and at module scope; see the file of that name in the reader.

use super::context::Writer;
use crate::contract::{Description, Listed, named_nodes};
use crate::error::Result;
use crate::llvm::{Metadata, Value};
use crate::spirv::{Id, Section, op, push_instruction};
use crate::table::debug_info::Set;
use rustc_hash::FxHashMap;

/// The imports of these sets, by name, and the instructions at module scope.
#[derive(Default)]
pub(crate) struct Descriptions<'c> {
    imports: FxHashMap<Vec<u8>, Id>,
    pub ids: FxHashMap<Metadata<'c>, Id>,
}

impl<'c> Writer<'c, '_> {
    fn import_of_description(&mut self, set: &[u8]) -> Result<Id> {
        if let Some(id) = self.descriptions.imports.get(set) {
            return Ok(*id);
        }
        let id = self.out.fresh_id();
        self.out.emit_string(Section::ExtInstImport, op::ExtInstImport, Some(id), &[], set)?;
        self.descriptions.imports.insert(set.to_vec(), id);
        Ok(id)
    }

    /// A call that stands for an instruction; one whose function has lost the metadata is left out.
    ///
    /// # Errors
    /// A string that is too long, an argument that SPIR-V cannot represent.
    pub(super) fn description_call(&mut self, call: Value<'c>) -> Result<()> {
        let node = call.called_function().and_then(|function| Description::read_of(function, &self.kinds));
        let Some(Description { set, number, operands }) = node else { return Ok(()) };
        let mut words = vec![self.import_of_description(&set)?.0, number];
        let mut seen: Vec<Value<'c>> = Vec::new();
        for operand in operands.into_iter().flatten() {
            if let Some(text) = operand.string_bytes() {
                words.push(self.string_id(text)?.0);
                continue;
            }
            let Some(argument) = operand.u32_value().and_then(|position| call.arg(position)) else {
                return Ok(());
            };
            let before = seen.iter().filter(|other| **other == argument).count();
            let told = self.told_constant_type(argument, before)?.filter(|_| argument.is_constant());
            let id = match told {
                Some(ty) => self.constant(argument, ty)?,
                None => self.operand(argument)?,
            };
            seen.push(argument);
            words.push(id.0);
        }
        let void = self.declare(op::TypeVoid, &[])?;
        self.define_call(call, op::ExtInst, void, &words)
    }

    /// The instructions at module scope, without debug information, which is written only if there is some in LLVM IR.
    ///
    /// # Errors
    /// A string that is too long, a constant that SPIR-V cannot represent.
    pub(super) fn module_descriptions(&mut self) -> Result<()> {
        for (place, node) in named_nodes(self.module, Description::NAME).into_iter().enumerate() {
            let Some(description) = Description::of_node(node) else {
                self.warn_of_damage(place);
                continue;
            };
            let set = String::from_utf8_lossy(&description.set);
            if Set::of_name(&set).is_some() {
                continue;
            }
            // Passes may drop metadata, or what it refers to: what only describes is no reason to refuse a module.
            let Ok(Some(operands)) = self.description_operands(&description.operands) else {
                self.warn_of_damage(place);
                continue;
            };
            let import = self.import_of_description(&description.set)?;
            let mut words = vec![import.0, description.number];
            words.extend(operands);
            let void = self.declare(op::TypeVoid, &[])?;
            let id = self.fresh(void);
            let out = self.out.section_mut(Section::Global);
            push_instruction(out, op::ExtInst, Some(void), Some(id), &words)?;
            self.descriptions.ids.insert(node, id);
        }
        Ok(())
    }

    /// Warns of a node of the list that is left out.
    pub(super) fn warn_of_damage(&self, place: usize) {
        let list = Description::NAME;
        self.log
            .warn(&format!("node {place} of !{list} is no instruction of a set any more: it is left out"));
    }

    /// The `<id>`s of operands at module scope; `None` if one is not in the module any more.
    fn description_operands(&mut self, operands: &[Option<Metadata<'c>>]) -> Result<Option<Vec<u32>>> {
        let mut words = Vec::new();
        for operand in operands {
            match self.description_operand(*operand)? {
                Some(id) => words.push(id.0),
                None => return Ok(None),
            }
        }
        Ok(Some(words))
    }

    /// The `<id>` of an operand at module scope; `None` if it is not in the module any more.
    ///
    /// # Errors
    /// A string that is too long, a constant that SPIR-V cannot represent.
    pub(super) fn description_operand(&mut self, operand: Option<Metadata<'c>>) -> Result<Option<Id>> {
        let Some(operand) = operand else { return self.declare(op::TypeVoid, &[]).map(Some) };
        if let Some(text) = operand.string_bytes() {
            return self.string_id(text).map(Some);
        }
        if let Some(id) = self.descriptions.ids.get(&operand) {
            return Ok(Some(*id));
        }
        if operand.is_node() && operand.operand_count() == 1 {
            let place = operand.operand(0).and_then(Metadata::u32_value);
            return Ok(place.and_then(|place| self.debug.recorded.place(place)));
        }
        match operand.value() {
            Some(value) if value.is_global() => Ok(self.values.get(&value).copied()),
            Some(value) => match value.u32_value() {
                Some(number) if value.ty().int_bits() == Some(32) => self.u32_constant(number).map(Some),
                _ => self.operand(value).map(Some),
            },
            None => {
                let Some(constant) = operand.operand(0).and_then(Metadata::value) else { return Ok(None) };
                let ty = self.referenced_type(operand.operand(1))?;
                self.constant(constant, ty).map(Some)
            }
        }
    }
}
