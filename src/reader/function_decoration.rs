//! Decorations of functions, parameters and variables that become separate metadata kinds.

use super::context::Reader;
use crate::error::Result;
use crate::llvm::{Attribute, Value};
use crate::spirv::{Id, Instruction};
use crate::table::function::RESULT_ATTRIBUTES;
use crate::table::function_decoration::{Literals, ROWS, VARIABLE_ROWS};
use rspirv::spirv::Decoration;

impl<'c, 'm> Reader<'c, 'm> {
    /// Attaches the metadata for decorations of a function; returns those decorations.
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
                    // Zero is the default.
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

    /// The return attributes from a function's `FuncParamAttr`: only a single one, if it is an integer
    /// extension.
    pub(super) fn result_attributes(&self, head: Instruction<'m>) -> Result<Vec<Attribute<'c>>> {
        let (Some(id), Some(ty)) = (head.result_id(), head.result_type()) else { return Ok(Vec::new()) };
        let decorations = self.annotations.of(id).filter(|d| d.is(Decoration::FuncParamAttr));
        let numbers: Vec<u32> = decorations.filter_map(|d| d.operands.first().copied()).collect();
        let is_int = self.ty(ty)?.is_int();
        let mut attributes = Vec::new();
        if numbers.len() > 1 || !is_int {
            return Ok(attributes);
        }
        for number in numbers {
            let attribute = self.attribute_for_type(number, ty)?;
            attributes.extend(attribute.filter(|of| RESULT_ATTRIBUTES.contains(&of.name())));
        }
        Ok(attributes)
    }

    /// Attaches the metadata for decorations of a module-scope variable; returns those decorations.
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
