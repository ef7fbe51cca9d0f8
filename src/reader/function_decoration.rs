//! Decorations of functions, parameters and variables that are metadata of their own.

use super::context::Reader;
use crate::error::Result;
use crate::llvm::{Attribute, Value};
use crate::spirv::{Id, Instruction};
use crate::table::function::RESULT_ATTRIBUTES;
use crate::table::function_decoration::{Literals, PARAMETER_ROWS, ROWS, VARIABLE_ROWS};
use rspirv::spirv::Decoration;

impl<'c, 'm> Reader<'c, 'm> {
    /// The metadata that decorations of a function are; returns those decorations.
    pub(super) fn function_decoration_metadata(&self, id: Id, function: Value<'c>) -> Vec<Decoration> {
        let mut said = Vec::new();
        for row in ROWS {
            let Some(found) = self.annotations.find(id, row.decoration) else { continue };
            let kind = self.llvm.md_kind(row.metadata);
            match (row.literals, found.operands) {
                (Literals::One, _) => {
                    function.set_metadata(kind, Some(self.u32_node(&[1])));
                }
                (Literals::AndSecond(second), &[first, other]) => {
                    function.set_metadata(kind, Some(self.u32_node(&[first])));
                    // Zero is what is assumed where nothing is said.
                    if other != 0 {
                        function.set_metadata(self.llvm.md_kind(second), Some(self.u32_node(&[other])));
                    }
                }
                (_, words) => {
                    function.set_metadata(kind, Some(self.u32_node(words)));
                }
            }
            said.push(row.decoration);
        }
        said
    }

    /// The metadata that decorations of a kernel's parameters are; nothing if no parameter has any.
    ///
    /// # Errors
    /// Never in practice.
    pub(super) fn parameter_decoration_metadata(&self, function: Value<'c>, parameters: &[Id]) -> Result<()> {
        for row in PARAMETER_ROWS {
            let number = |id: &Id| {
                let attribute = Decoration::FuncParamAttr;
                self.annotations.of(*id).find_map(|decorated| match decorated.operands {
                    [word, ..] if decorated.kind == row.decoration => Some(i64::from(*word)),
                    // The same as an attribute of the parameter.
                    [word] if decorated.is(attribute) && *word == row.decoration => Some(1),
                    _ => None,
                })
            };
            if !parameters.iter().any(|id| number(id).is_some()) {
                continue;
            }
            let ty = self.llvm.int_type(row.bits)?;
            let mut operands = Vec::new();
            for id in parameters {
                let number = number(id).unwrap_or(row.none);
                let words = number as u64 & (u64::MAX >> (64 - row.bits));
                operands.push(Some(ty.int(words)?.as_metadata()));
            }
            function.set_metadata(self.llvm.md_kind(row.metadata), Some(self.llvm.md_node(&operands)));
        }
        Ok(())
    }

    /// The attributes that a function's `FuncParamAttr` are, which are about its result: the only one if it says how an integer
    /// is extended, at the peer level all that LLVM takes there.
    pub(super) fn result_attributes(&self, head: Instruction<'m>) -> Result<Vec<Attribute<'c>>> {
        let (Some(id), Some(ty)) = (head.result_id(), head.result_type()) else { return Ok(Vec::new()) };
        let decorations = self.annotations.of(id).filter(|d| d.is(Decoration::FuncParamAttr));
        let numbers: Vec<u32> = decorations.filter_map(|d| d.operands.first().copied()).collect();
        let is_int = self.ty(ty)?.is_int();
        let mut attributes = Vec::new();
        if self.full_metadata() && (numbers.len() > 1 || !is_int) {
            return Ok(attributes);
        }
        for number in numbers {
            let attribute = self.attribute_for_type(number, ty)?;
            attributes.extend(attribute.filter(|of| RESULT_ATTRIBUTES.contains(&of.name())));
        }
        Ok(attributes)
    }

    /// The metadata that decorations of a module-scope variable are; returns those decorations.
    pub(super) fn variable_decoration_metadata(&self, id: Id, variable: Value<'c>) -> Vec<Decoration> {
        let mut said = Vec::new();
        for (kind, decoration, _) in VARIABLE_ROWS {
            if let Some(found) = self.annotations.find(id, *decoration) {
                variable.set_metadata(self.llvm.md_kind(kind), Some(self.u32_node(found.operands)));
                said.push(*decoration);
            }
        }
        said
    }
}
