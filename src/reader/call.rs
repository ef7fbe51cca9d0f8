//! Spec: "Function Instructions": calls.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Type, Value, calling_convention};
use crate::spirv::{Id, Instruction};

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpFunctionCall`.
    pub(super) fn function_call(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let callee = self.operand(instruction, 0)?;
        let ty = callee.value_type().filter(|_| callee.is_function());
        let ty = ty.ok_or_else(|| Error::internal("the callee is not a function"))?;
        if callee.calling_convention() == Some(calling_convention::SPIR_KERNEL) {
            return Err(Error::unsupported("a call of an entry point, which LLVM forbids"));
        }
        let mut arguments = smallvec::SmallVec::<[Value<'c>; 8]>::new();
        for word in instruction.operands().get(1..).unwrap_or_default() {
            arguments.push(self.value(Id(*word))?);
        }
        // Emulations of intrinsics require these arguments to be constant.
        let is_constant =
            |argument: &Value<'c>| argument.ty().int_bits() != Some(1) || argument.is_constant();
        self.require(
            callee.intrinsic_name() != Some("llvm.memset") || arguments.iter().all(is_constant),
            "whether memory is volatile is not constant",
        )?;
        let result = self.result_type(instruction)?;
        let is_unnamed = callee.is_intrinsic() && result.is_struct();
        let returned = ty.return_type().ok_or_else(|| Error::malformed("the callee is not a function"))?;
        let fits = returned == result || is_unnamed && returned.members() == result.members();
        self.require(fits, "the result is of another type")?;
        let convention = callee.calling_convention().filter(|_| callee.has_reserved_name());
        let convention = convention.unwrap_or(calling_convention::SPIR_FUNC);
        let call = self.builder.call(ty, callee, &arguments, convention)?;
        self.locate_call(call, callee);
        self.copy_attributes(callee, call, u32::try_from(arguments.len()).unwrap_or(u32::MAX));
        if returned != result {
            return self.define_renamed(instruction, call, result);
        }
        self.decorate_result(instruction, crate::table::Flags::FastMath, call)?;
        self.remember_pointer(instruction, call);
        self.define(instruction, call)
    }

    /// Defines a result of a named structure type from a value of the literal structure type with the same
    /// members.
    ///
    /// # Errors
    /// A type that is not a structure of these members.
    pub(super) fn define_renamed(
        &mut self,
        instruction: Instruction<'m>,
        unnamed: Value<'c>,
        named: Type<'c>,
    ) -> Result<()> {
        let mut whole = named.poison()?;
        for (position, _) in (0u32..).zip(named.members()) {
            let member = self.builder.extract_value(unnamed, &[position])?;
            whole = self.builder.insert_value(whole, member, &[position])?;
        }
        self.define(instruction, whole)
    }

    /// Copies to a call the callee's parameter and return attributes, which affect how arguments are passed.
    fn copy_attributes(&self, callee: Value<'c>, call: Value<'c>, parameters: u32) {
        let places = (0..parameters).map(AttributePlace::Param);
        for place in places.chain([AttributePlace::Return]) {
            for attribute in callee.attributes(place) {
                call.add_attribute(place, attribute);
            }
        }
        if !callee.has_reserved_name() || callee.is_intrinsic() {
            self.add_nounwind(call);
        }
    }

    fn add_nounwind(&self, call: Value<'c>) {
        if let Some(attribute) = self.llvm.enum_attribute("nounwind") {
            call.add_attribute(AttributePlace::Function, attribute);
        }
    }
}
