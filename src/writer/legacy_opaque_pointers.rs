//! Operands that are opaque objects: null in their place, and samplers given as numbers.

use super::context::Writer;
use super::pointee::objects_of_name;
use crate::error::Result;
use crate::llvm::Value;
use crate::spirv::{Id, op};
use crate::table::sampler;

impl<'c> Writer<'c, '_> {
    /// A null or undef pointer argument whose parameter is an opaque type: constants have no slot, so it is
    /// typed here.
    ///
    /// # Errors
    /// A type that SPIR-V does not have.
    pub(super) fn constant_object(
        &mut self,
        call: Value<'c>,
        argument: Value<'c>,
        position: u32,
    ) -> Result<Option<Id>> {
        let is_nothing = argument.is_null() || argument.is_undef() || argument.is_poison();
        let function = call.called_function().filter(|_| is_nothing && argument.ty().is_pointer());
        let types = function.map(|function| objects_of_name(self.context, function)).unwrap_or_default();
        match types.get(position as usize).copied().flatten() {
            Some(object) => {
                let ty = self.type_id(object, None)?;
                self.constant(argument, ty).map(Some)
            }
            None => Ok(None),
        }
    }

    /// A sampler value as it is, or a constant sampler for an integer constant.
    ///
    /// # Errors
    /// Any other value.
    pub(super) fn sampler_of(&mut self, value: Id) -> Result<Id> {
        let ty = self.declare(op::TypeSampler, &[])?;
        if self.type_of_id(value)? == ty {
            return Ok(value);
        }
        let bits = self.constants.bits.get(&value).and_then(|bits| u32::try_from(*bits).ok());
        let bits = bits.ok_or_else(|| self.error("an image that is read with what is no sampler"))?;
        self.declare_constant(op::ConstantSampler, ty, &sampler::literals(bits))
    }
}
