//! Instructions of extensions whose calls may be of types that the instructions do not have.

use super::context::Writer;
use super::emit::TypeShape;
use crate::error::Result;
use crate::llvm::Value;
use crate::spirv::Id;

impl<'c> Writer<'c, '_> {
    /// Refuses a call for the clock that gives anything but its 64 bits: a name may have any result.
    ///
    /// Spec: "SPV_KHR_shader_clock".
    pub(super) fn check_clock(&mut self, call: Value<'c>) -> Result<()> {
        let ty = self.type_of_value(call)?;
        let holds = |ty: Id, bits| self.shape(ty) == TypeShape::Int { bits };
        let is_clock = match self.shape(ty) {
            TypeShape::Vector { element, lanes } => lanes == 2 && holds(element, 32),
            _ => holds(ty, 64),
        };
        if is_clock {
            return Ok(());
        }
        let what =
            "Result value must be a scalar of integer 64-bit type or two element vector of 32-bit type";
        Err(self.error(format!("ReadClockKHR: {what}")))
    }
}
