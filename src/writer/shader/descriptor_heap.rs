//! Spec: "SPV_EXT_descriptor_heap": heaps and sizes of descriptors.

use super::super::context::Writer;
use super::super::operands::Count;
use crate::error::Result;
use crate::llvm::{Metadata, Value};
use crate::spirv::{Id, op};

impl<'c> Writer<'c, '_> {
    /// Whether metadata says that a variable is untyped and of no type.
    pub(super) fn is_heap(&self, variable: Value<'c>) -> bool {
        self.marked_op(variable) == Some(op::UntypedVariableKHR)
            && variable
                .metadata(self.kinds.value_type)
                .is_some_and(|node| node.operand_count() == 1 && node.operand(0).is_none())
    }

    /// `__spirv_ConstantSizeOfEXT(value of the type)`.
    ///
    /// # Errors
    /// A call without an argument.
    pub(in crate::writer) fn size_call(&mut self, call: Value<'c>) -> Result<()> {
        let argument = call.arg(0).ok_or_else(|| self.miscounted(call, Count::TooFew))?;
        let of = self.type_argument(argument)?;
        let ty = self.type_of_value(call)?;
        let id = self.declare_constant(op::ConstantSizeOfEXT, ty, &[of.0])?;
        self.kept_constant(call, id)
    }

    /// The constant that is the size of a type to which metadata refers.
    ///
    /// # Errors
    /// Metadata that describes no type.
    pub(in crate::writer) fn size_of_type(&mut self, ty: Id, of: Option<Metadata<'c>>) -> Result<Id> {
        let of = self.referenced_type(of)?;
        self.declare_constant(op::ConstantSizeOfEXT, ty, &[of.0])
    }
}
