//! Spec: "SPV_INTEL_function_pointers": functions as values, and calls through pointers.

use super::context::{Entry, Reader};
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::llvm::{Value, calling_convention};
use crate::spirv::{Id, Instruction};
use crate::table::storage_class;

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpConstantFunctionPointerINTEL`: a stand-in until the function is declared.
    pub(super) fn constant_function_pointer(&mut self, instruction: Instruction<'m>) -> Result<Value<'c>> {
        let ty = instruction.result_type().ok_or_else(|| Error::malformed("a constant without a type"))?;
        let (class, _) = self.pointer_parts(ty)?;
        if storage_class::address_space(class) != Some(0) {
            return Err(Error::unsupported(format!("a function pointer of storage class {class}")));
        }
        let function = instruction.id(0)?;
        if let Entry::Value(known) = self.entry(function)
            && known.is_function()
        {
            return Ok(known);
        }
        let nothing = self.llvm.function_type(self.llvm.void_type(), &[], false)?;
        let stand_in = self.module.add_function("", nothing)?;
        self.stand_ins.push((function, stand_in));
        Ok(stand_in)
    }

    /// Puts the functions in the places of their stand-ins.
    ///
    /// # Errors
    /// An id that is no function.
    pub(super) fn resolve_function_pointers(&mut self) -> Result<()> {
        for (id, stand_in) in std::mem::take(&mut self.stand_ins) {
            let function = match self.entry(id) {
                Entry::Value(function) if function.is_function() => function,
                _ => return Err(Error::malformed(format!("{id} is not a function"))),
            };
            if stand_in.is_used() && !stand_in.replace_all_uses_with(function) {
                return Err(Error::internal("a function of another pointer type than its stand-in"));
            }
            for entry in &mut self.entries {
                if matches!(entry, Entry::Value(value) if *value == stand_in) {
                    *entry = Entry::Value(function);
                }
            }
            stand_in.erase();
        }
        Ok(())
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
