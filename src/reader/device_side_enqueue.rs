//! Spec: "Device-Side Enqueue Instructions": ranges of work-items.

use super::context::Reader;
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::spirv::Instruction;
use crate::table::device_side_enqueue::{DIMENSION_POSTFIXES, RANGE};
use crate::table::friendly_name;

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpBuildNDRange`: the number of dimensions is part of the name.
    pub(super) fn build_nd_range(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = self.type_of(instruction.id(0)?)?;
        let dimensions = match self.type_info(ty)?.kind {
            TypeKind::Plain => Some(1),
            TypeKind::Array(_) => self.ty(ty)?.length(),
            _ => None,
        };
        let postfix = dimensions
            .and_then(|dimensions| usize::try_from(dimensions).ok()?.checked_sub(1))
            .and_then(|index| DIMENSION_POSTFIXES.get(index));
        let postfix = postfix
            .ok_or_else(|| Error::malformed("a range of work-items of 1 to 3 dimensions is expected"))?;
        let name = format!("{}_{postfix}", friendly_name(instruction.opcode()));
        self.call_by_name(instruction, name, RANGE)
    }
}
