//! Spec: "SPV_INTEL_function_pointers": functions as values, and calls through pointers.

use super::context::Writer;
use super::pointee::held_or_operand_type;
use crate::error::{Detail, Error, Result};
use crate::llvm::{AttributePlace, Metadata, Type, Value};
use crate::spirv::{Id, op};
use crate::table::function::{ARGUMENT_ATTRIBUTE, FUNCTION_POINTERS, REFERENCED_INDIRECTLY};
use crate::table::metadata::ADDRESS_NAME;
use rspirv::spirv::Decoration;

impl<'c> Writer<'c, '_> {
    fn require_function_pointers(&self, what: &str) -> Result<()> {
        if self.allows(FUNCTION_POINTERS) {
            return Ok(());
        }
        Err(self.error(format!("{what}, which needs {FUNCTION_POINTERS}")).about(Detail::FunctionPointer))
    }

    /// A function as a value: a pointer to its type.
    ///
    /// # Errors
    /// An extension that the options do not allow.
    pub(super) fn function_pointer(&mut self, function: Value<'c>) -> Result<Id> {
        self.require_function_pointers("a function used as a value")?;
        let class = self.class_of(function.ty())?;
        let signature = self.signature(function)?;
        let ty = self.pointer_of_class(class, Some(signature))?;
        let id = self.id_of_function(function)?;
        self.note_callee(function);
        let pointer = self.declare_constant(op::ConstantFunctionPointerINTEL, ty, &[id.0])?;
        self.address_name(function, pointer)?;
        Ok(pointer)
    }

    /// Emits the name of an address that comes from an alias.
    ///
    /// # Errors
    /// A name that is too long.
    pub(super) fn address_name(&mut self, global: Value<'c>, id: Id) -> Result<()> {
        let node = global.metadata(self.context.md_kind(ADDRESS_NAME)).and_then(|node| node.operand(0));
        match node.and_then(Metadata::string_bytes) {
            Some(name) => self.name_id(id, name),
            None => Ok(()),
        }
    }

    /// A call through a pointer.
    pub(super) fn indirect_call(&mut self, call: Value<'c>) -> Result<()> {
        if call.called_value().is_some_and(Value::is_function) && !self.allows(FUNCTION_POINTERS) {
            return Err(self.error("a call through another type than the function's"));
        }
        self.require_function_pointers("an indirect call")?;
        self.keep_uncontracted();
        let missing = || Error::internal("a call without a callee");
        let (callee, ty) =
            (call.called_value().ok_or_else(missing)?, call.called_type().ok_or_else(missing)?);
        if ty.is_variadic() {
            return Err(self.error("an indirect call with a variable number of arguments"));
        }
        let class = self.class_of(callee.ty())?;
        let result = self.type_id(ty.return_type().ok_or_else(missing)?, None)?;
        let parameters = self.parameters_of_call(call, ty)?;
        let signature: Vec<u32> = std::iter::once(&result).chain(&parameters).map(|id| id.0).collect();
        let signature = self.declare(op::TypeFunction, &signature)?;
        let pointer = self.pointer_of_class(class, Some(signature))?;
        let mut words = vec![self.operand_as(callee, pointer)?.0];
        for (argument, wanted) in call.args().zip(parameters) {
            words.push(self.operand_as(argument, wanted)?.0);
        }
        self.define_call(call, op::FunctionPointerCallINTEL, result, &words)?;
        self.argument_attributes(call)
    }

    /// Emits the attributes of an indirect call's arguments.
    fn argument_attributes(&mut self, call: Value<'c>) -> Result<()> {
        let Some(id) = self.values.get(&call).copied() else { return Ok(()) };
        for position in (0u32..).take(call.args().count()) {
            let attributes = call.attributes(AttributePlace::Param(position));
            let numbers = attributes.into_iter().filter_map(|attribute| {
                let number = super::function::attribute_number(attribute.name(), attribute.form())?;
                Some((attribute.name() != "captures", number))
            });
            let mut numbers: Vec<_> = numbers.collect();
            // NoCapture comes first.
            numbers.sort_by_key(|(is_other, _)| *is_other);
            for (_, number) in numbers {
                self.decorate_id(id, ARGUMENT_ATTRIBUTE, &[position, number])?;
            }
        }
        Ok(())
    }

    /// The parameter types of an indirect call: pointers have a specific pointee only for by-value arguments
    /// and operands of inline assembly.
    pub(super) fn parameters_of_call(&mut self, call: Value<'c>, ty: Type<'c>) -> Result<Vec<Id>> {
        let mut types = Vec::new();
        for (position, parameter) in (0u32..).zip(ty.params()) {
            let held = held_or_operand_type(call, position).filter(|_| parameter.is_pointer());
            types.push(match held {
                Some(held) => {
                    let class = self.class_of(parameter)?;
                    let held = self.type_id(held, None)?;
                    self.pointer_of_class(class, Some(held))?
                }
                None => self.type_id(parameter, None)?,
            });
        }
        Ok(types)
    }

    /// Records that the current function may call another.
    pub(super) fn note_callee(&mut self, function: Value<'c>) {
        if let Some(caller) = self.function.value {
            self.uses.of_functions.entry(caller).or_default().callees.add(function);
        }
    }

    /// Emits `ReferencedIndirectlyINTEL` for a function.
    ///
    /// # Errors
    /// An extension that the options do not allow.
    pub(super) fn referenced_indirectly(&mut self, function: Value<'c>, id: Id) -> Result<()> {
        if function.string_attribute(AttributePlace::Function, REFERENCED_INDIRECTLY).is_none() {
            return Ok(());
        }
        if !self.allows(FUNCTION_POINTERS) {
            let message =
                format!("a function that is referenced indirectly, which needs {FUNCTION_POINTERS}");
            return Err(self.error(message).about(Detail::Extension(vec![FUNCTION_POINTERS.to_owned()])));
        }
        self.decorate_id(id, Decoration::ReferencedIndirectlyINTEL as u32, &[])
    }
}
