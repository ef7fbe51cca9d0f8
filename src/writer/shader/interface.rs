//! The interface of a shader: its variables, its entry points, and modes that only attributes represent.

use super::super::context::Writer;
use crate::error::Result;
use crate::llvm::{AttributePlace, Value};
use crate::spirv::{Id, Section, op};
use crate::table::stage::{self, Stage};
use rspirv::spirv::ExecutionMode;

impl<'c> Writer<'c, '_> {
    /// Declares a variable of a shader.
    ///
    /// # Errors
    /// An initializer that SPIR-V cannot represent.
    pub(in crate::writer) fn shader_variable(&mut self, variable: Value<'c>) -> Result<()> {
        let held = match self.is_heap(variable) {
            true => None,
            false => Some(self.type_held(variable)?),
        };
        let ty = self.type_in_shader(variable)?;
        let mut words = vec![self.class_of_pointer(ty)?];
        let initializer = held.map(|held| self.initializer_of(variable, held)).transpose()?.flatten();
        words.extend(initializer.map(|id| id.0));
        let id = self.fresh(ty);
        self.values.insert(variable, id);
        self.variables.ids.insert(id);
        let mut opcode = op::Variable;
        if self.is_untyped(ty) {
            opcode = op::UntypedVariableKHR;
            if let Some(held) = held {
                words.insert(1, held.0);
                self.types.data_types.insert(id, held);
            }
        }
        let (before, behind) = self.variable_lines(variable)?;
        self.out.section_mut(Section::Global).extend(before);
        self.out.emit(Section::Global, opcode, Some(ty), Some(id), &words)?;
        self.out.section_mut(Section::Global).extend(behind);
        self.shader_variable_name(variable, id)?;
        self.attached_decorations(variable, id)
    }

    /// The symbol of a variable is its name unless metadata records another, or the reader generated it.
    fn shader_variable_name(&mut self, variable: Value<'c>, id: Id) -> Result<()> {
        self.global_name(variable, id, false)
    }

    /// The execution model that the attribute of an entry point names.
    pub(in crate::writer) fn model_by_attribute(function: Value<'c>) -> Option<u32> {
        let attribute = function.string_attribute(AttributePlace::Function, Stage::ATTRIBUTE)?;
        stage::model(std::str::from_utf8(attribute.string()?).ok()?)
    }

    /// Execution modes that metadata does not record: the workgroup size from the attribute, and the modes that the stage requires.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(in crate::writer) fn modes_by_attribute(&mut self, function: Value<'c>) -> Result<()> {
        if !self.is_shader() || self.came_from_spirv() {
            return Ok(());
        }
        let id = self.id_of_function(function)?;
        let Some(model) = Self::model_by_attribute(function) else { return Ok(()) };
        let size = function.string_attribute(AttributePlace::Function, Stage::WORKGROUP_ATTRIBUTE);
        let size = size.and_then(|size| Some(std::str::from_utf8(size.string()?).ok()?.to_owned()));
        let numbers: Option<Vec<u32>> =
            size.map(|size| size.split(',').filter_map(|number| number.trim().parse().ok()).collect());
        if let Some([x, y, z]) = numbers.as_deref() {
            let words = [id.0, ExecutionMode::LocalSize as u32, *x, *y, *z];
            self.out.emit(Section::ExecutionMode, op::ExecutionMode, None, None, &words)?;
        }
        if model == rspirv::spirv::ExecutionModel::Fragment as u32 {
            let words = [id.0, ExecutionMode::OriginUpperLeft as u32];
            self.out.emit(Section::ExecutionMode, op::ExecutionMode, None, None, &words)?;
        }
        Ok(())
    }
}
