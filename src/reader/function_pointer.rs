//! Spec: "SPV_INTEL_function_pointers": functions as values, and calls through pointers.

use super::context::Reader;
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Value, calling_convention};
use crate::options::FunctionSpace;
use crate::spirv::{Id, Instruction, Module, op};
use crate::table::function::ARGUMENT_ATTRIBUTE;
use crate::table::storage_class::{OF_FUNCTIONS, is_own_of_functions};
use rspirv::spirv::StorageClass;
use rustc_hash::FxHashMap;

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpConstantFunctionPointerINTEL`: the function, which is created here if it is declared later.
    pub(super) fn constant_function_pointer(&mut self, instruction: Instruction<'m>) -> Result<Value<'c>> {
        let ty = instruction.required_type()?;
        let (class, _) = self.pointer_parts(ty)?;
        let id = instruction.id(0)?;
        let fits = class == StorageClass::Function as u32 || is_own_of_functions(class);
        if !fits || self.space_of_class(class) != Some(self.space_of_function(id)) {
            return Err(Error::unsupported(format!("a function pointer of storage class {class}")));
        }
        if let Some(known) = self.callables.early_functions.get(&id) {
            return Ok(*known);
        }
        let definition = self.spirv.definition_as(id, op::Function);
        let definition = definition.ok_or_else(|| Error::malformed(format!("{id} is not a function")))?;
        let ty = self.ty(definition.id(1)?)?;
        self.require(ty.is_function(), "the function's type is not a function type")?;
        let function = self.module.add_function_in("", ty, self.space_of_function(id))?;
        self.callables.early_functions.insert(id, function);
        Ok(function)
    }

    /// The address space of a function, which is that of pointers to it.
    pub(super) fn space_of_function(&self, function: Id) -> u32 {
        let is_kernel = self.callables.entry_points.contains_key(&function);
        if self.settings.options.function_space == FunctionSpace::All && !is_kernel {
            return self.space_of_class(OF_FUNCTIONS as u32).unwrap_or(0);
        }
        let class = self.callables.function_classes.get(&function);
        class.and_then(|class| self.space_of_class(*class)).unwrap_or(0)
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
        self.argument_attributes(instruction, call)?;
        self.decorate_result(instruction, crate::table::Flags::FastMath, call)?;
        self.remember_pointer(instruction, call);
        self.define(instruction, call)
    }

    /// Adds the argument attributes that `ArgumentAttributeINTEL` specifies for a call.
    fn argument_attributes(&self, instruction: Instruction<'m>, call: Value<'c>) -> Result<()> {
        let Some(id) = instruction.result_id() else { return Ok(()) };
        for decorated in self.annotations.of(id).filter(|d| d.kind == ARGUMENT_ATTRIBUTE) {
            let &[position, number] = decorated.operands else {
                return Err(Error::malformed("ArgumentAttributeINTEL has two operands"));
            };
            let argument = usize::try_from(position).ok().and_then(|at| instruction.operands().get(at + 1));
            let argument = argument.ok_or_else(|| Error::malformed("an attribute of no argument"))?;
            if let Some(attribute) =
                self.attribute_of(call, position, number, self.type_of(Id(*argument))?)?
            {
                call.add_attribute(AttributePlace::Param(position), attribute);
            }
        }
        Ok(())
    }
}

/// The storage class of each function that is the target of a constant in a class other than `Function`.
pub(super) fn function_classes(module: &Module) -> FxHashMap<Id, u32> {
    let constants = module.declarations();
    let constants = constants.filter(|i| i.opcode() == op::ConstantFunctionPointerINTEL);
    let class_of = |ty: Id| module.definition(ty)?.operands().first().copied();
    constants
        .filter_map(|i| Some((i.id(0).ok()?, i.result_type().and_then(class_of)?)))
        .filter(|(_, class)| is_own_of_functions(*class))
        .collect()
}
