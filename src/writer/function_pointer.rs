//! Spec: "SPV_INTEL_function_pointers": functions as values, and calls through pointers.

use super::context::Writer;
use crate::error::{Error, Result, Topic};
use crate::llvm::{AttributePlace, Type, Value};
use crate::spirv::{Id, op};
use crate::table::function::{FUNCTION_POINTERS, REFERENCED_INDIRECTLY};
use rspirv::spirv::Decoration;

impl<'c> Writer<'c, '_> {
    fn require_function_pointers(&self, what: &str) -> Result<()> {
        if self.allows(FUNCTION_POINTERS) {
            return Ok(());
        }
        Err(self.error(format!("{what}, which needs {FUNCTION_POINTERS}")).about(Topic::FunctionPointer))
    }

    /// A function as a value: a pointer to its own type.
    ///
    /// # Errors
    /// If the options do not allow it.
    pub(super) fn function_pointer(&mut self, function: Value<'c>) -> Result<Id> {
        self.require_function_pointers("a function used as a value")?;
        let class = self.class_of_space(function.ty().address_space().unwrap_or(0))?;
        let signature = self.signature(function)?;
        let ty = self.pointer_of_class(class, Some(signature))?;
        let id = self.id_of_function(function)?;
        self.note_callee(function);
        self.declare_constant(op::ConstantFunctionPointerINTEL, ty, &[id.0])
    }

    /// A call through a pointer.
    pub(super) fn indirect_call(&mut self, call: Value<'c>) -> Result<()> {
        if call.called_value().is_some_and(Value::is_function) {
            return Err(self.error("a call through another type than the function's"));
        }
        self.require_function_pointers("an indirect call")?;
        let missing = || Error::internal("a call without a callee");
        let (callee, ty) =
            (call.called_value().ok_or_else(missing)?, call.called_type().ok_or_else(missing)?);
        if ty.is_variadic() {
            return Err(self.error("an indirect call with a variable number of arguments"));
        }
        let class = self.class_of_space(callee.ty().address_space().unwrap_or(0))?;
        let signature = self.type_id(ty, None)?;
        let pointer = self.pointer_of_class(class, Some(signature))?;
        let mut words = vec![self.operand_as(callee, pointer)?.0];
        words.extend(self.arguments_of_type(call, ty)?);
        let result = ty.return_type().ok_or_else(missing)?;
        let result = self.type_id(result, None)?;
        self.define_call(call, op::FunctionPointerCallINTEL, result, &words)
    }

    /// The arguments of a call through a function type, whose pointers say nothing of what they point to.
    pub(super) fn arguments_of_type(&mut self, call: Value<'c>, ty: Type<'c>) -> Result<Vec<u32>> {
        let mut words = Vec::new();
        for (argument, parameter) in call.args().zip(ty.params()) {
            let wanted = self.type_id(parameter, None)?;
            words.push(self.operand_as(argument, wanted)?.0);
        }
        Ok(words)
    }

    /// Records that the function being written may call another.
    pub(super) fn note_callee(&mut self, function: Value<'c>) {
        if let Some(caller) = self.function.value {
            let uses = self.uses.entry(caller).or_default();
            if !uses.callees.contains(&function) {
                uses.callees.push(function);
            }
        }
    }

    /// `ReferencedIndirectlyINTEL` of a function.
    ///
    /// # Errors
    /// If the options do not allow it.
    pub(super) fn referenced_indirectly(&mut self, function: Value<'c>, id: Id) -> Result<()> {
        if function.string_attribute(AttributePlace::Function, REFERENCED_INDIRECTLY).is_none() {
            return Ok(());
        }
        if !self.allows(FUNCTION_POINTERS) {
            let message =
                format!("a function that is referenced indirectly, which needs {FUNCTION_POINTERS}");
            return Err(self.error(message).about(Topic::Extension(vec![FUNCTION_POINTERS.to_owned()])));
        }
        self.decorate_id(id, Decoration::ReferencedIndirectlyINTEL as u32, &[])
    }
}
