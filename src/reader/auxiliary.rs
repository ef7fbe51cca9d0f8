//! Spec: "NonSemantic.AuxData": restores attributes and metadata, if the options request it.

use super::context::Reader;
use crate::error::Result;
use crate::llvm::{Attribute, AttributePlace, Context, Value};
use crate::spirv::grammar::ExtInstSet;
use crate::spirv::operands::{Import, TypeLookup};
use crate::spirv::{Id, Instruction, Module, op};
use crate::table::auxiliary::{AuxiliaryForm, ROWS};
use crate::table::function::CONTROLS;

/// The instructions of the set outside functions.
pub fn instructions(module: &Module) -> impl Iterator<Item = Instruction<'_>> {
    let is_of_set = |instruction: &Instruction<'_>| {
        let set = instruction.id(0).map(|set| module.ext_inst_set(set));
        set.is_ok_and(|set| set == Import::Set(ExtInstSet::NonSemanticAuxData))
    };
    let mut in_function = false;
    module.instructions().filter(move |instruction| {
        in_function = match instruction.opcode() {
            op::Function => true,
            op::FunctionEnd => false,
            _ => in_function,
        };
        !in_function && instruction.opcode() == op::ExtInst && is_of_set(instruction)
    })
}

impl<'c, 'm> Reader<'c, 'm> {
    /// Adds the attributes and metadata in the set to functions and variables, unless they have them already.
    ///
    /// # Errors
    /// Malformed operands.
    pub(super) fn auxiliary_data(&mut self) -> Result<()> {
        if !self.settings.options.auxiliary_data {
            return Ok(());
        }
        for instruction in instructions(self.spirv).take(self.settings.auxiliary_limit) {
            self.auxiliary(instruction).map_err(|error| self.place(instruction, error))?;
        }
        Ok(())
    }

    fn auxiliary(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let number = instruction.operand(1)?;
        let Some(row) = ROWS.iter().find(|row| row.number == number) else { return Ok(()) };
        let target = self.value(instruction.id(2)?)?;
        self.require(
            target.is_global() && target.is_function() == row.of_function,
            "the target is neither a function nor a variable",
        )?;
        let name = self.spirv.text(instruction.id(3)?)?;
        let more = instruction.operands().get(4..).unwrap_or_default();
        match row.form {
            AuxiliaryForm::Attribute => {
                let value = more.first().map(|id| self.spirv.text(Id(*id))).transpose()?;
                self.auxiliary_attribute(target, &name, value.as_deref());
                Ok(())
            }
            AuxiliaryForm::Metadata => {
                let kind = self.llvm.md_kind(&name);
                let mut operands = Vec::with_capacity(more.len());
                for id in more {
                    operands.push(Some(if self.is_text(Id(*id)) {
                        self.llvm.md_string(&self.spirv.text(Id(*id))?)
                    } else {
                        self.value(Id(*id))?.as_metadata()
                    }));
                }
                if target.metadata(kind).is_none() {
                    target.set_metadata(kind, Some(self.llvm.md_node(&operands)));
                }
                Ok(())
            }
        }
    }

    fn auxiliary_attribute(&self, target: Value<'c>, name: &str, value: Option<&str>) {
        if !target.is_function() {
            target.add_variable_attribute(self.llvm.string_attribute(name, value.unwrap_or_default()));
            return;
        }
        let place = AttributePlace::Function;
        let has = |name: &str| target.attribute(place, name).is_some();
        if has(name) || target.string_attribute(place, name).is_some() {
            return;
        }
        // LLVM rejects some combinations of attributes.
        let control = CONTROLS.iter().find(|row| row.attribute == name);
        if control.is_some_and(|row| row.without.is_some_and(has) || row.with.is_some_and(|with| !has(with)))
        {
            return;
        }
        let printed = if value.is_none() { printed_attribute(self.llvm, name) } else { None };
        let attribute =
            printed.unwrap_or_else(|| self.llvm.string_attribute(name, value.unwrap_or_default()));
        target.add_attribute(place, attribute);
    }
}

/// The function attribute with a printed form; `None` for a text that LLVM does not print.
fn printed_attribute<'c>(context: &'c Context, text: &str) -> Option<Attribute<'c>> {
    if let Some(attribute) = context.enum_attribute(text) {
        return Some(attribute);
    }
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "_(),: =".contains(c);
    if !text.chars().all(is_plain) || !text.starts_with(|c: char| c.is_ascii_lowercase()) {
        return None;
    }
    let module = context.parse(format!("declare void @f() {text}\n").as_bytes(), "attribute").ok()?;
    let attributes = module.function("f")?.attributes(AttributePlace::Function);
    let [attribute] = attributes.as_slice() else { return None };
    (attribute.to_string() == text).then_some(*attribute)
}
