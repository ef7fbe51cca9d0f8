//! What the Khronos translator refuses to read and other readers take.

use crate::spirv::{Module, op};
use crate::table::narrow_format;

/// Whether a conversion that saturates is decorated to saturate.
pub fn saturates_twice(module: &Module) -> bool {
    let decorated = module.declarations().filter(|instruction| instruction.opcode() == op::Decorate);
    let mut saturated =
        decorated.filter(|instruction| instruction.operand(1).ok() == Some(narrow_format::SATURATES as u32));
    saturated.any(|decoration| {
        let of = decoration.id(0).ok().and_then(|id| module.definition(id));
        of.is_some_and(|of| {
            matches!(of.opcode(), op::ClampConvertFToFINTEL | op::ClampStochasticRoundFToFINTEL)
        })
    })
}
