//! Operands that are opaque objects: null in their place, and samplers given as numbers.

use super::context::Writer;
use super::pointee::objects_of;
use crate::error::Result;
use crate::llvm::{Type, Value};
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
        let Some(object) = self.object_of_null(call, argument, position) else { return Ok(None) };
        let ty = self.type_id(object, None)?;
        self.constant(argument, ty).map(Some)
    }

    /// The opaque type of a null or undef pointer argument, if its parameter has one.
    pub(super) fn object_of_null(
        &self,
        call: Value<'c>,
        argument: Value<'c>,
        position: u32,
    ) -> Option<Type<'c>> {
        let is_nothing = argument.is_null() || argument.is_undef() || argument.is_poison();
        let function = call.called_function().filter(|_| is_nothing && argument.ty().is_pointer())?;
        objects_of(self.context, &self.kinds, function).get(position as usize).copied().flatten()
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
