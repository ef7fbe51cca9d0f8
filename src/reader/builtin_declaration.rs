//! Function declarations for builtins, created at the first call, with attributes for their memory effects.
//!
//! Spec (SPIR-V representation in LLVM): "SPIR-V Instructions Mapped to LLVM Function Calls".

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Type as LlvmType, Value, calling_convention};
use crate::table::form::{CallForm, MemoryEffects};
use smallvec::SmallVec;

impl<'c> Reader<'c, '_> {
    /// Calls a function by its mangled name, declaring it at the first call.
    pub(super) fn call_builtin(
        &mut self,
        mangled: &str,
        result: LlvmType<'c>,
        values: &[Value<'c>],
        form: CallForm,
    ) -> Result<Value<'c>> {
        let types: SmallVec<[LlvmType<'c>; 6]> = values.iter().map(|value| value.ty()).collect();
        let ty = self.llvm.function_type(result, &types, false)?;
        self.call_declared(mangled, ty, values, form)
    }

    /// Calls a builtin of a function type by its name, declaring it at the first call.
    pub(super) fn call_declared(
        &mut self,
        mangled: &str,
        ty: LlvmType<'c>,
        values: &[Value<'c>],
        form: CallForm,
    ) -> Result<Value<'c>> {
        let function = match self.symbols.builtins.get(mangled) {
            Some(function) => *function,
            None => self.declare_builtin(mangled, ty, form)?,
        };
        if function.value_type() != Some(ty) {
            let message = format!("calls of {mangled} with operands of different types");
            return Err(Error::unsupported(message));
        }
        let call = self.builder.call(ty, function, values, calling_convention::SPIR_FUNC)?;
        match self.symbols.call_attributes.get(&(function, form)) {
            Some(attributes) => {
                call.set_call_attributes(*attributes);
            }
            None => {
                self.attribute_call(call, form);
                self.symbols.call_attributes.insert((function, form), call.call_attributes());
            }
        }
        Ok(call)
    }

    /// Adds attributes to the first call of a builtin; attributes for memory effects are on the declaration.
    fn attribute_call(&self, call: Value<'c>, form: CallForm) {
        for name in self.attributes_of(form) {
            if let Some(attribute) = self.llvm.enum_attribute(name) {
                call.add_attribute(AttributePlace::Function, attribute);
            }
        }
    }

    fn declare_builtin(&mut self, mangled: &str, ty: LlvmType<'c>, form: CallForm) -> Result<Value<'c>> {
        if self.module.function(mangled).is_some() {
            return Err(Error::unsupported(format!(
                "a function of the module has the builtin's name {mangled}"
            )));
        }
        let function = self.module.add_function(mangled, ty)?;
        function.set_calling_convention(calling_convention::SPIR_FUNC);
        self.add_attributes(function, form);
        let memory = match form.effect {
            MemoryEffects::None => Some(0),
            MemoryEffects::ReadOnly => Some(1),
            MemoryEffects::Unknown => None,
        };
        if let Some(attribute) = memory.and_then(|bits| self.llvm.int_attribute("memory", bits)) {
            function.add_attribute(AttributePlace::Function, attribute);
        }
        self.symbols.builtins.insert(mangled.to_owned(), function);
        Ok(function)
    }

    /// Adds the attributes of a declaration that say nothing of memory.
    pub(super) fn add_attributes(&self, function: Value<'c>, form: CallForm) {
        for name in self.attributes_of(form) {
            if let Some(attribute) = self.llvm.enum_attribute(name) {
                function.add_attribute(AttributePlace::Function, attribute);
            }
        }
    }

    fn attributes_of(&self, form: CallForm) -> impl Iterator<Item = &'static str> + use<> {
        let convergent = form.convergent.then_some("convergent");
        let unwinds_not = (!form.may_unwind).then_some("nounwind");
        let returns = (form.effect == MemoryEffects::None).then_some("willreturn");
        convergent.into_iter().chain(unwinds_not).chain(returns)
    }
}
