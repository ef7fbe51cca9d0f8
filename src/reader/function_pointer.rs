//! Spec: "SPV_INTEL_function_pointers": functions as values, and calls through pointers.

use super::context::Reader;
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::llvm::{Value, calling_convention};
use crate::spirv::{Id, Instruction, op};
use crate::table::storage_class;

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpConstantFunctionPointerINTEL`: the function, which is made here if it is declared later.
    pub(super) fn constant_function_pointer(&mut self, instruction: Instruction<'m>) -> Result<Value<'c>> {
        let ty = instruction.result_type().ok_or_else(|| Error::malformed("a constant without a type"))?;
        let (class, _) = self.pointer_parts(ty)?;
        if storage_class::address_space(class) != Some(0) {
            return Err(Error::unsupported(format!("a function pointer of storage class {class}")));
        }
        let id = instruction.id(0)?;
        if let Some(known) = self.early_functions.get(&id) {
            return Ok(*known);
        }
        let definition = self.spirv.definition(id).filter(|found| found.opcode() == op::Function);
        let definition = definition.ok_or_else(|| Error::malformed(format!("{id} is not a function")))?;
        let ty = self.ty(definition.id(1)?)?;
        self.require(ty.is_function(), "the function's type is not a function type")?;
        let function = self.module.add_function("", ty)?;
        self.early_functions.insert(id, function);
        Ok(function)
    }

    /// `OpFunctionPointerCallINTEL`.
    pub(super) fn function_pointer_call(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let callee = instruction.id(0)?;
        let arguments: Vec<Id> =
            instruction.operands().get(1..).unwrap_or_default().iter().map(|word| Id(*word)).collect();
        let mut values = Vec::with_capacity(arguments.len());
        for argument in &arguments {
            values.push(self.value(*argument)?);
        }
        let result = self.result_type(instruction)?;
        let told = self.pointer_parts(self.type_of(callee)?)?.1;
        let ty = match told.map(|ty| self.type_info(ty)).transpose()? {
            Some(info) if matches!(info.kind, TypeKind::Function(..)) => info.llvm,
            _ => {
                let types: Vec<_> = values.iter().map(|value| value.ty()).collect();
                self.llvm.function_type(result, &types, false)?
            }
        };
        self.require(ty.return_type() == Some(result), "the result is of another type")?;
        let callee = self.value(callee)?;
        let call = self.builder.call(ty, callee, &values, calling_convention::SPIR_FUNC)?;
        self.decorate_result(instruction, crate::table::Flags::FastMath, call)?;
        self.remember_pointer(instruction, call);
        self.define(instruction, call)
    }
}
