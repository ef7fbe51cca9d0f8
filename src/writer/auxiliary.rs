//! Spec: "NonSemantic.AuxData": attributes and metadata without a SPIR-V equivalent, if the options request
//! them.

use super::context::Writer;
use crate::error::Result;
use crate::llvm::{Attribute, AttributeForm, AttributePlace, Metadata, Value};
use crate::spirv::{Id, op, push_instruction};
use crate::table::auxiliary::{self, AuxiliaryForm};

impl<'c> Writer<'c, '_> {
    /// Emits the attributes and metadata of functions and variables, functions first.
    ///
    /// # Errors
    /// A constant in metadata that SPIR-V cannot represent.
    pub(super) fn auxiliary_data(&mut self, functions: &[Value<'c>]) -> Result<()> {
        if !self.options.compat.auxiliary_data {
            return Ok(());
        }
        let set = self.out.fresh_id();
        self.import_in_front(auxiliary::SET, set)?;
        let variables: Vec<Value<'c>> =
            self.module.variables().filter(|variable| self.variables.declared.contains(variable)).collect();
        for value in [functions, &variables].concat() {
            let Some(target) = self.values.get(&value).copied() else { continue };
            let attributes = if value.is_function() {
                value.attributes(AttributePlace::Function)
            } else {
                value.variable_attributes()
            };
            for attribute in attributes {
                let texts = attribute_texts(attribute);
                self.auxiliary(set, (AuxiliaryForm::Attribute, value), target, &texts, &[])?;
            }
            for (kind, node) in value.all_metadata() {
                let Some(name) = self.context.md_kind_name(kind) else { continue };
                if auxiliary::is_said_otherwise(name) {
                    continue;
                }
                let name_bytes = name.as_bytes().to_vec();
                match self.auxiliary_operands(node)? {
                    Some(words) => {
                        let name = name_bytes;
                        self.auxiliary(set, (AuxiliaryForm::Metadata, value), target, &[name], &words)?;
                    }
                    None => self.log.warn(&format!("metadata {name} that holds other nodes is left out")),
                }
            }
        }
        Ok(())
    }

    fn auxiliary(
        &mut self,
        set: Id,
        (form, value): (AuxiliaryForm, Value<'c>),
        target: Id,
        texts: &[Vec<u8>],
        more: &[u32],
    ) -> Result<()> {
        let Some(number) = auxiliary::number(form, value.is_function()) else { return Ok(()) };
        let void = self.declare(op::TypeVoid, &[])?;
        let mut words = vec![set.0, number, target.0];
        for text in texts {
            words.push(self.string_id(text)?.0);
        }
        words.extend(more);
        let id = self.out.fresh_id();
        // Placed after all declarations, since operands of later instructions may still be declared.
        push_instruction(&mut self.annotations.auxiliary_words, op::ExtInst, Some(void), Some(id), &words)
    }

    /// The operands for a node; `None` if one of them is a node itself.
    fn auxiliary_operands(&mut self, node: Metadata<'c>) -> Result<Option<Vec<u32>>> {
        let mut words = Vec::new();
        for operand in node.operands() {
            let id = match operand {
                Some(operand) if operand.string_bytes().is_some() => {
                    self.string_id(operand.string_bytes().unwrap_or_default())?
                }
                Some(operand) => match operand.value() {
                    Some(value) if value.is_function() => self.id_of_function(value)?,
                    Some(value) => self.operand(value)?,
                    None => return Ok(None),
                },
                None => return Ok(None),
            };
            words.push(id.0);
        }
        Ok(Some(words))
    }
}

/// Key and value of a string attribute; of any other, its printed form.
fn attribute_texts(attribute: Attribute<'_>) -> Vec<Vec<u8>> {
    match attribute.form() {
        AttributeForm::String(value) => {
            let name = attribute.name().as_bytes().to_vec();
            if value.is_empty() { vec![name] } else { vec![name, value.to_vec()] }
        }
        _ => vec![attribute.to_string().into_bytes()],
    }
}
