//! Spec: "BuiltIn". Loads of builtin variables become calls.

use super::context::Reader;
use super::memory::Access;
use crate::error::{Error, Result};
use crate::llvm::{Type as LlvmType, Value};
use crate::options::BuiltinNames;
use crate::spirv::Instruction;
use crate::table::builtin_variable::{VariableForm, VariableRow};
use crate::table::{BUILTIN_VARIABLE_PREFIX, call};
use mangling::{Flavour, Scalar, Symbol, Type};
use rspirv::spirv::MemoryAccess;

impl<'c, 'm> Reader<'c, 'm> {
    /// A load of a whole variable: one call for each component of a vector that is indexed, else one call.
    pub(super) fn load_builtin(
        &mut self,
        instruction: Instruction<'m>,
        row: &'static VariableRow,
    ) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let VariableForm::Vector3(_) = row.form else {
            let value = self.call_variable(row, ty, None)?;
            self.load_operands(instruction, ty, value)?;
            return self.define(instruction, value);
        };
        self.require(ty.is_vector(), "a builtin variable of this name is a vector")?;
        let group = self.full_metadata().then(|| self.llvm.md_distinct_node(&[]));
        let mut vector = ty.poison()?;
        for lane in 0..ty.lanes() {
            let index = self.llvm.i32_type().int(u64::from(lane))?;
            let component = self.call_variable(row, ty.scalar(), Some(index))?;
            component.set_metadata(self.kinds.group, group);
            if lane == 0 {
                self.load_operands(instruction, ty, component)?;
            }
            vector = self.builder.insert_element(vector, component, index)?;
        }
        self.define(instruction, vector)
    }

    /// A load of one component, by an access chain.
    pub(super) fn load_component(
        &mut self,
        instruction: Instruction<'m>,
        row: &'static VariableRow,
        index: Value<'c>,
    ) -> Result<()> {
        let ty = self.result_type(instruction)?;
        self.require(matches!(row.form, VariableForm::Vector3(_)), "an access chain into a builtin scalar")?;
        let bits = index.ty().int_bits().ok_or_else(|| Error::malformed("an index that is no integer"))?;
        let index = match (index.int_value(), bits) {
            (Some(lane), _) => self.llvm.i32_type().int(lane)?,
            (None, 32) => index,
            (None, _) => self.builder.cast(
                if bits > 32 { crate::llvm::Opcode::Trunc } else { crate::llvm::Opcode::ZExt },
                index,
                self.llvm.i32_type(),
            )?,
        };
        let value = self.call_variable(row, ty, Some(index))?;
        self.mark_op(value, instruction);
        self.define(instruction, value)
    }

    /// Memory operands of the load, where they are not the alignment of the variable's type.
    fn load_operands(
        &mut self,
        instruction: Instruction<'m>,
        ty: LlvmType<'c>,
        call: Value<'c>,
    ) -> Result<()> {
        let words = instruction.operands().get(1..).unwrap_or_default();
        let (access, _) = Access::take(words)?;
        let natural = self.module.abi_alignment(ty);
        if self.full_metadata()
            && (access.mask != MemoryAccess::ALIGNED.bits() || access.alignment != natural)
        {
            let node = self.memory_operands(words)?;
            call.set_metadata(self.kinds.memory_access, Some(node));
        }
        Ok(())
    }

    fn call_variable(
        &mut self,
        row: &VariableRow,
        ty: LlvmType<'c>,
        index: Option<Value<'c>>,
    ) -> Result<Value<'c>> {
        let natural = match row.form {
            VariableForm::Vector3(_) | VariableForm::Size => Some(self.size_type()),
            VariableForm::Int => Some(self.llvm.i32_type()),
            VariableForm::Mask | VariableForm::Bool => None,
        };
        let is_natural = natural.is_none_or(|natural| natural == ty);
        let is_opencl =
            self.options.builtin_names != BuiltinNames::Spirv && !row.opencl.is_empty() && is_natural;
        let (name, index_type) = if is_opencl {
            (row.opencl.to_owned(), Scalar::UInt)
        } else {
            (format!("{BUILTIN_VARIABLE_PREFIX}{}", row.name), Scalar::Int)
        };
        let parameters = index.map(|_| Type::Scalar(index_type)).into_iter().collect();
        let mangled = mangling::mangle(&Symbol::new(name, parameters), Flavour::Clang);
        let value = self.call_builtin(&mangled, ty, index.as_slice(), call().pure())?;
        if !self.full_metadata() {
            self.always_returns(value);
        }
        Ok(value)
    }
}
